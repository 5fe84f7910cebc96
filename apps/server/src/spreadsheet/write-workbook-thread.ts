import { parentPort, workerData } from 'node:worker_threads'
import type { WrittenSheet } from '#spreadsheet/sheet.ts'
import { writeWorkbook } from '#spreadsheet/write-workbook.ts'

const file = writeWorkbook(workerData as WrittenSheet[])
parentPort?.postMessage(file, [file.buffer])
