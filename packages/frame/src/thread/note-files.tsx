import { useMutation } from '@tanstack/react-query'
import { FileText, Image, Paperclip, X } from 'lucide-react'
import { uploadRule } from '@sarai/wire/portal/uploads.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { FileButton } from '@sarai/ui/kit/button/file-button.tsx'
import { IconButton } from '@sarai/ui/kit/button/icon-button.tsx'
import { CutName } from '@sarai/ui/kit/show/cut-name.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { Spinner } from '@sarai/ui/kit/show/spinner.tsx'
import { saveFile } from '#data/save-file.ts'
import { useTellFailure } from '#failure/tell-failure.ts'
import type { Conversation, NoteFile } from '#thread/conversation.ts'
import { useThreadWords } from '#thread/thread-words.ts'
import { mostMegabytes, type useAttachments } from '#thread/use-attachments.ts'

type NoteFilesProps = { of: readonly NoteFile[]; conversation: Conversation }

/** What went along with a message: what was found clean can be opened, of the others it is said why not. */
export function NoteFiles({ of: files, conversation: { topic, open } }: NoteFilesProps) {
  const t = useThreadWords()
  const tellFailure = useTellFailure()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ id }: NoteFile) => saveFile(await open(id)),
    onError: (problem) => tellFailure(problem),
  })
  return (
    <ul className="my-1 grid gap-1.5">
      {files.map((file) => (
        <li key={file.id} className="min-w-0">
          {file.state === 'clean' ? (
            <Button
              size="small"
              icon={file.isPdf ? FileText : Image}
              isPending={isPending && variables.id === file.id}
              onPress={() => mutate(file)}
              className="max-w-full"
            >
              <bdi className="truncate">{file.name}</bdi>
            </Button>
          ) : (
            <span className="flex items-start gap-1.5 text-small">
              <Icon of={file.isPdf ? FileText : Image} size={16} className="mt-0.5 shrink-0" />
              <span>
                {file.name !== '' && <bdi className="font-semibold wrap-anywhere">{file.name}</bdi>}{' '}
                {t(file.state === 'deleted' && topic === 'ticket' ? 'deletedOfTicket' : file.state)}
              </span>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The files beside a message that is not sent yet. */
export function Attachments({ of: { files, remove } }: { of: ReturnType<typeof useAttachments> }) {
  const t = useThreadWords()
  if (files.length === 0) return null
  return (
    <ul aria-label={t('files')} className="grid gap-1">
      {files.map(({ key, name, id }) => (
        <li key={key} className="flex min-w-0 items-center gap-2 rounded-control bg-sunken ps-2.5 text-small">
          {id === undefined ? <Spinner /> : <Icon of={Paperclip} size={16} />}
          <span className="flex min-w-0 grow">
            <CutName>{name}</CutName>
          </span>
          {id === undefined && <span className="shrink-0 text-muted">{t('uploading')}</span>}
          <IconButton icon={X} size="small" label={t('removeFile', { name })} onPress={() => remove(key)} />
        </li>
      ))}
    </ul>
  )
}

export function AttachButton({ of: { add, isFull } }: { of: ReturnType<typeof useAttachments> }) {
  const t = useThreadWords()
  return (
    <FileButton
      icon={Paperclip}
      label={t('attach')}
      accepts={uploadRule.mediaTypes}
      isDisabled={isFull}
      onFiles={add}
    />
  )
}

/** Said before somebody chooses. */
export function AttachHint() {
  const t = useThreadWords()
  return <p className="text-small text-pretty text-muted">{t('attachHint', { megabytes: mostMegabytes })}</p>
}
