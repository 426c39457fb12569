import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button, type ButtonKind } from '../../components/Button.tsx';
import type { IconName } from '../../components/Icon.tsx';
import { Problem } from '../Problem.tsx';
import { useCall } from '../useCall.ts';
import * as styles from './FieldForm.module.css';

interface FieldFormProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly submit: string;
  readonly kind?: ButtonKind;
  readonly icon?: IconName;
  readonly initial?: string;
  /** For a form that takes the place of something that had the focus. */
  readonly focused?: boolean;
  readonly input: Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'maxLength'>;
  /** What is wrong with it, in words, before anyone is asked; null for nothing. */
  readonly check: (value: string) => string | null;
  readonly send: (value: string) => Promise<void>;
  readonly onDone?: (() => void) | undefined;
  /** Stands beside the button. */
  readonly children?: ReactNode;
}

/** One thing to fill in and to send; what is wrong with it is said beside it. */
export function FieldForm(props: FieldFormProps) {
  const {
    label,
    hint,
    submit,
    kind = 'primary',
    icon = 'check',
    initial = '',
    focused = false,
    input,
    children,
  } = props;
  const { busy, problem: refusal, run } = useCall();
  const [value, setValue] = useState(initial);
  const [flaw, setFlaw] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const problem = flaw ?? refusal;
  const described = [problem !== null && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');

  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);

  const send = async () => {
    const found = props.check(value.trim());
    setFlaw(found);
    if (found === null && (await run(() => props.send(value.trim())))) props.onDone?.();
    else field.current?.focus();
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <div className={styles.line}>
        <input
          {...input}
          ref={field}
          id={id}
          value={value}
          aria-invalid={problem !== null}
          aria-describedby={described || undefined}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
        <Button type="submit" kind={kind} icon={icon} aria-disabled={busy}>
          {submit}
        </Button>
        {children}
      </div>
      <Problem id={`${id}-problem`} text={problem} />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </form>
  );
}
