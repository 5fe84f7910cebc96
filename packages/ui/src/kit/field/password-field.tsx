import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { Eye, EyeOff, Lock } from 'lucide-react'
import { FieldButton } from '#kit/field/field-button.tsx'
import { TextField, type TextFieldProps } from '#kit/field/text-field.tsx'
import { useFieldWords } from '#kit/field/field-words.ts'
import { Icon } from '#kit/show/icon.tsx'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'dir' | 'icon' | 'end' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password'
  /** The rules, live, as a `RuleList`. */
  children?: ReactNode
}

/** Pasting stays allowed (WCAG 3.3.8). A password is kept as typed: its digits are not translated. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useFieldWords()
  const [isShown, setIsShown] = useState(false)
  const [isCapsLockOn, setIsCapsLockOn] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setIsCapsLockOn(event.getModifierState('CapsLock'))

  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      dir="ltr"
      keepsDigits
      icon={Lock}
      hint={isCapsLockOn ? t('capsLockOn') : props.hint}
      onKeyUp={watchCapsLock}
      end={
        <FieldButton
          aria-label={isShown ? t('hidePassword') : t('showPassword')}
          onPress={() => setIsShown(!isShown)}
          isDisabled={props.isDisabled}
        >
          <Icon of={isShown ? EyeOff : Eye} />
        </FieldButton>
      }
    />
  )
}
