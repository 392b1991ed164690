import type { ChangeEvent, FocusEvent } from 'react';
import { type EnquiryField, fields } from '../core/enquiry/enquiry.ts';
import styles from './EnquiryForm.module.css';

interface FieldProps {
  name: EnquiryField;
  label: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  onBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  /** Visible lines of a textarea. */
  rows: number;
  disabled: boolean;
  hint?: string;
  error?: string;
}

/** A labelled input or textarea with its hint and error message. */
export function Field({ label, hint, error, rows, ...rest }: FieldProps) {
  const id = `enquiry-${rest.name}`;
  const { input, autoComplete, required } = fields[rest.name];
  const shared = {
    ...rest,
    autoComplete,
    required,
    id,
    'aria-invalid': Boolean(error),
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {input === 'textarea' ? <textarea {...shared} rows={rows} /> : <input {...shared} type={input} />}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
