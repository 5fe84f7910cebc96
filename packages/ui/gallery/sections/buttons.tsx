import { ChevronRight, Download, Moon, Plus, Trash2 } from 'lucide-react'
import { Button } from '#kit/button/button.tsx'
import { IconButton } from '#kit/button/icon-button.tsx'
import { ButtonLink, Link } from '#kit/button/link.tsx'
import { Row } from '../row.tsx'

function Section() {
  return (
    <div className="grid gap-5">
      {(['primary', 'outline', 'soft', 'ghost', 'danger', 'danger-ghost'] as const).map((variant) => (
        <Row key={variant} label={variant}>
          <Button variant={variant} size="small" icon={Download}>
            Download
          </Button>
          <Button variant={variant} icon={Plus}>
            New request
          </Button>
          <Button variant={variant} isPending>
            Saving…
          </Button>
          <Button variant={variant} isDisabled>
            Not now
          </Button>
          <Button variant={variant} size="large" iconAfter={ChevronRight}>
            درخواست اتاق
          </Button>
        </Row>
      ))}
      <Row label="icons">
        <IconButton icon={Moon} label="Theme" variant="outline" />
        <IconButton icon={Download} label="Download" />
        <IconButton icon={Trash2} label="Remove" variant="danger" />
        <IconButton icon={Trash2} label="Remove" size="small" isPending />
      </Row>
      <Row label="links">
        <Link href="?section=buttons">All price lists</Link>
        <ButtonLink href="?section=buttons" variant="soft" iconAfter={ChevronRight}>
          View
        </ButtonLink>
      </Row>
    </div>
  )
}

export default { title: 'Buttons and links', Section }
