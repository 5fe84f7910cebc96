import type { BuildEnvironmentOptions } from 'vite'

/**
 * What an app needs before its first page stands, in two files instead of forty: small files compress badly, and each
 * names the others. The libraries keep theirs from release to release. The login belongs to it, because routes.tsx
 * imports it as it stands; other pages come when they are visited.
 */
export const firstFiles = {
  output: {
    codeSplitting: {
      // What a file of these asks for but does not use (schemas of calls, mostly) is not $initial.
      includeDependenciesRecursively: false,
      groups: [
        { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 2 },
        { name: 'app', tags: ['$initial'], priority: 1 },
        // Of the later files, those that are many and tiny, or nearly always wanted together: to ask for a file takes a slow
        // phone two milliseconds, however little is in it.
        { name: 'queries', test: /node_modules\/@tanstack/ },
        { name: 'icons', test: /node_modules\/lucide-react/, minShareCount: 2 },
      ],
    },
  },
} satisfies BuildEnvironmentOptions['rolldownOptions']
