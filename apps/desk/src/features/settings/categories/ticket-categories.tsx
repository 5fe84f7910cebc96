import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { LifeBuoy, Pencil, Plus } from 'lucide-react'
import { listDeskTicketCategories, type DeskTicketCategory } from '@sarai/wire/desk/support/categories.ts'
import { newestOf } from '@sarai/frame/data/newest.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { IconButton } from '@sarai/ui/kit/button/icon-button.tsx'
import { Chip } from '@sarai/ui/kit/show/chip.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Part } from '#features/settings/part.tsx'
import { useSettingsWords } from '#features/settings/settings-words.ts'
import { api } from '#shared/api.ts'
import { houseQueries } from '#shared/house.ts'

const TicketCategoryDialog = laterDialog(
  async () => (await import('#features/settings/categories/ticket-category-dialog.tsx')).TicketCategoryDialog,
)

/** What agencies ask for help with. */
export function TicketCategories() {
  const t = useSettingsWords()
  const categories = useQuery({
    queryKey: [...houseQueries, 'ticket-categories'],
    queryFn: () => api(listDeskTicketCategories, {}),
  })
  const [edited, setEdited] = useState<DeskTicketCategory | 'new'>()
  return (
    <Part
      of={categories}
      note={t('categoriesNote')}
      action={
        <Button icon={Plus} onPress={() => setEdited('new')}>
          {t('addCategory')}
        </Button>
      }
    >
      {categories.data?.length === 0 && (
        <EmptyState icon={LifeBuoy} title={t('categoriesEmpty')}>
          {t('categoriesEmptyText')}
        </EmptyState>
      )}
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {categories.data?.map((category) => (
          <CategoryRow key={category.id} of={category} onEdit={() => setEdited(category)} />
        ))}
      </ul>
      {edited !== undefined && (
        <TicketCategoryDialog
          {...(edited === 'new' ? {} : { category: newestOf(categories.data, edited) })}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Part>
  )
}

function CategoryRow({ of: category, onEdit }: { of: DeskTicketCategory; onEdit: () => void }) {
  const t = useSettingsWords()
  const { language } = useLanguage()
  const name = language === 'fa' ? category.nameFa : category.nameEn
  return (
    <li className="flex items-center gap-3 px-3.5 py-2 sm:px-4.5">
      <bdi className="min-w-0 grow font-semibold">{name}</bdi>
      <Chip colour={category.active ? 'green' : 'grey'}>{t(category.active ? 'active' : 'inactive')}</Chip>
      <IconButton icon={Pencil} label={t('edit', { name })} size="small" onPress={onEdit} />
    </li>
  )
}
