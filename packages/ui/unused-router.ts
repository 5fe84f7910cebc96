import type { Plugin } from 'vite'

const ofRouter = /\/node_modules\/react-router\/dist\//
const displayName = /^\w+\.displayName = .*;$/gm
const made = /^((?:export )?const \w+ = )(?=React\$1\.(?:forwardRef|createContext|memo)\()/gm

/**
 * React Router names its components for React's developer tools, and makes them without saying that this is all it does.
 * Both keep them in a bundle where nobody uses them: its own links and forms, and what renders them on a server.
 */
export function unusedRouter(): Plugin {
  let marked = 0
  return {
    name: 'unused-router',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!ofRouter.test(id)) return null
      const pure = code.replaceAll(made, '$1/* @__PURE__ */ ')
      if (pure !== code) marked += 1
      return { code: pure.replaceAll(displayName, ''), map: null }
    },
    // Where React Router has come to say it itself, nothing else would tell that this can go.
    buildEnd(error) {
      if (error === undefined && marked === 0) this.error('React Router makes its components in another way now')
    },
  }
}
