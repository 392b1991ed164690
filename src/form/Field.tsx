import { type EnquiryField, fields } from '../core/enquiry/enquiry.ts';
import styles from './EnquiryForm.module.css';
import { errorId, fieldId } from './formElements.ts';

interface FieldProps {
  name: EnquiryField;
  label: string;
  /** Visible lines of a textarea. */
  rows: number;
  hint?: string;
}

/** A labelled input or textarea with its hint, and room for its error message. */
export function Field({ name, label, hint, rows }: FieldProps) {
  const id = fieldId(name);
  const { input, autoComplete, required } = fields[name];
  const shared = {
    id,
    name,
    'data-field': name,
    autoComplete,
    required,
    // Names and messages may be in Jawi or Arabic.
    dir: 'auto',
    'aria-describedby': [hint && `${id}-hint`, errorId(name)].filter(Boolean).join(' '),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="note">
          {hint}
        </p>
      )}
      {input === 'textarea' ? <textarea {...shared} rows={rows} /> : <input {...shared} type={input} />}
      <p id={errorId(name)} className={styles.error} />
    </div>
  );
}
