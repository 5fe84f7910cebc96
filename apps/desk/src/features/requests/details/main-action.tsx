import { Ellipsis } from 'lucide-react'
import type { DeskAction, DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Menu } from '@sarai/ui/kit/overlay/menu.tsx'
import { MenuItem } from '@sarai/ui/kit/overlay/menu-parts.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import {
  actionLooks,
  fittingAction,
  iconOf,
  possibleActions,
  proposesRoom,
} from '#features/requests/details/action-looks.ts'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'

/** On a phone the page is long: what should be done next stays under the thumb, and what else may be done beside it. */
export function MainAction({ of: request, onChoose }: { of: DeskRequest; onChoose: (action: DeskAction) => void }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const fitting = fittingAction(request)
  if (fitting === undefined) return null
  const price = showPrice(language, request.finalPrice, request.currency)
  const others = possibleActions(request).filter((action) => action !== fitting)
  return (
    <div className="sticky bottom-(--bottom-bar) z-10 -mx-3.5 mt-4 flex gap-2.5 border-t border-line bg-page px-3.5 py-3">
      {others.length > 0 && (
        <Menu label={t('others')} placement="top start" trigger={<Button icon={Ellipsis}>{t('others')}</Button>}>
          {others.map((action) => (
            <MenuItem
              key={action}
              icon={actionLooks[action].icon}
              isDanger={action === 'reject'}
              onAction={() => onChoose(action)}
            >
              {t(action, { price })}
            </MenuItem>
          ))}
        </Menu>
      )}
      <Button
        variant="primary"
        icon={iconOf(request, fitting)}
        onPress={() => onChoose(fitting)}
        className="min-w-0 grow"
      >
        {t(proposesRoom(request, fitting) ? 'proposeRoom' : fitting, { price })}
      </Button>
    </div>
  )
}
