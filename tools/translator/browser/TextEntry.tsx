import { type FormEvent, useId, useState } from 'react';
import type { ListedText } from '../protocol.ts';
import { Confirm } from './Confirm.tsx';
import { TextFacts } from './TextFacts.tsx';
import { t } from './t.ts';
import { useSave } from './useSave.ts';

interface TextEntryProps {
  text: ListedText;
  open: boolean;
  onToggle: () => void;
  onConfirmed: () => void;
}

/** A text in the list, which opens for editing. */
export function TextEntry({ text, open, onToggle, onConfirmed }: TextEntryProps) {
  return (
    <li>
      <button type="button" className="entry" aria-expanded={open} onClick={onToggle}>
        <code>
          {text.file}: {text.key}
        </code>{' '}
        {text.original && <del lang={text.locale}>{text.original}</del>}{' '}
        <span lang={text.locale}>{text.value ?? t('missing')}</span>
      </button>
      {open && <Editor text={text} onClose={onToggle} onConfirmed={onConfirmed} />}
    </li>
  );
}

interface EditorProps {
  text: ListedText;
  onClose: () => void;
  onConfirmed: () => void;
}

function Editor({ text, onClose, onConfirmed }: EditorProps) {
  const [value, setValue] = useState(text.value ?? '');
  const id = useId();
  const { save, problem } = useSave(text, { start: text.value ?? '', typed: () => value });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <form onSubmit={submit}>
      <TextFacts text={text} />
      <label htmlFor={id}>{t('text')}</label>
      <textarea
        id={id}
        // biome-ignore lint/a11y/noAutofocus: the field appears when the translator opens the entry to edit it
        autoFocus
        lang={text.locale}
        value={value}
        rows={Math.min(10, 2 + Math.ceil(value.length / 40))}
        onChange={({ target }) => setValue(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
      {problem && <p role="alert">{problem}</p>}
      <button type="submit">{t('save')}</button>
      <button type="button" onClick={onClose}>
        {t('cancel')}
      </button>
      <Confirm text={text} onConfirmed={onConfirmed} />
    </form>
  );
}
