import { Ban, Check, Eye, RotateCcw, X, type LucideIcon } from 'lucide-react'
import type { AgencyDetails } from '@sarai/wire/desk/agencies.ts'
import { Button, type ButtonProps } from '@sarai/ui/kit/button/button.tsx'
import type { DecisionKind } from '#features/agencies/agency-calls.ts'
import { useAgencyWords } from '#features/agencies/agency-words.ts'

const looks: Record<DecisionKind, { icon: LucideIcon; variant: ButtonProps['variant'] }> = {
  approve: { icon: Check, variant: 'primary' },
  reject: { icon: X, variant: 'danger-ghost' },
  restrict: { icon: Eye, variant: 'outline' },
  suspend: { icon: Ban, variant: 'danger-ghost' },
  reinstate: { icon: RotateCcw, variant: 'primary' },
}

type DecisionButtonsProps = { agency: AgencyDetails; onChoose: (kind: DecisionKind, agency: AgencyDetails) => void }

/** What the server says may be decided now, and nothing else. */
export function DecisionButtons(props: DecisionButtonsProps) {
  const t = useAgencyWords()
  return props.agency.decisions.map((kind) => (
    <Button
      key={kind}
      icon={looks[kind].icon}
      variant={looks[kind].variant}
      onPress={() => props.onChoose(kind, props.agency)}
    >
      {t(kind)}
    </Button>
  ))
}
