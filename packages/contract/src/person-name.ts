import * as z from 'zod/mini'
import { stripBidiControls } from '@sarai/domain/bidi-controls.ts'

/** Without the invisible marks of direction: one of them turns around whatever stands beside the name. */
export const personName = z
  .string()
  .check(z.overwrite(stripBidiControls), z.trim(), z.minLength(1, 'required'), z.maxLength(80))
