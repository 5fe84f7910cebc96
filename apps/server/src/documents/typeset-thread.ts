import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

// The data goes in as JSON and never as markup: what somebody called a hotel cannot become an instruction.
const { paper, data, pictures } = workerData as {
  paper: string
  data: string
  pictures: Record<string, Uint8Array>
}

const fontBlobs = ['Regular', 'Bold'].map((weight) =>
  readFileSync(fileURLToPath(import.meta.resolve(`vazirmatn/fonts/ttf/Vazirmatn-${weight}.ttf`))),
)
const compiler = NodeCompiler.create({
  workspace: fileURLToPath(new URL('.', import.meta.url)),
  fontArgs: [{ fontBlobs }],
})
for (const [name, content] of Object.entries(pictures)) {
  compiler.mapShadow(fileURLToPath(new URL(name, import.meta.url)), Buffer.from(content))
}
const pdf = compiler.pdf({
  mainFilePath: fileURLToPath(new URL(`${paper}.typ`, import.meta.url)),
  inputs: { data },
})
const bytes = new Uint8Array(pdf)
parentPort?.postMessage(bytes, [bytes.buffer])
