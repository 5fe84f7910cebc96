import type { FastifyRequest } from 'fastify'
import { stepUpHeader, type Operation } from '@sarai/wire/core/operation.ts'
import { proven, type AgencyCaller, type Caller, type StaffCaller } from '#caller.ts'
import { Problem } from '#problem.ts'

/** How each is checked: against the same limits as a login, and each wrong one counts. */
export type Provers = {
  password: (caller: AgencyCaller, password: string) => Promise<void>
  /** `key`: of the write that it is for, whose repetition may bring the same code again. */
  code: (caller: StaffCaller, code: string, key: string | undefined) => Promise<void>
}

export type StepUpCheck = (
  op: Operation,
  caller: Caller,
  request: FastifyRequest,
  key: string | undefined,
) => Promise<Caller>

/** A stolen token opens nothing that lasts: before such a handler runs, its caller proves once more who they are. */
export function createStepUp(provers: Provers): StepUpCheck {
  return async (op, caller, request, key) => {
    if (op.stepUp === undefined) return caller
    const given = proofIn(request)
    if (given === undefined && op.stepUp === 'password-if-new') return caller
    if (op.stepUp === 'code') {
      if (given === undefined) throw new Problem('CODE_NEEDED', { fields: ['proof'] })
      await provers.code(caller as StaffCaller, given, key && `${op.name}:${key}`)
    } else {
      if (given === undefined) throw new Problem('PASSWORD_NEEDED', { fields: ['proof'] })
      await provers.password(caller as AgencyCaller, given)
    }
    return proven(caller)
  }
}

const longest = 512

function proofIn(request: FastifyRequest): string | undefined {
  const header = request.headers[stepUpHeader]
  if (typeof header !== 'string' || header === '') return undefined
  try {
    const proof = decodeURIComponent(header)
    if (proof.length <= longest) return proof
  } catch {
    // Refused below, as what is too long.
  }
  throw new Problem('VALIDATION_FAILED', { fields: ['proof'] })
}
