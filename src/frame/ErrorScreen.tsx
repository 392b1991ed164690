import { ContactText } from '../blocks/ContactText.tsx';
import styles from './ErrorScreen.module.css';

interface ErrorScreenProps {
  title: string;
  message: string;
  help: string;
}

/** Replaces a page, or a part of it, that threw. */
export function ErrorScreen({ title, message, help }: ErrorScreenProps) {
  return (
    <div role="alert" className={styles.error}>
      <h2>{title}</h2>
      <p className={styles.message} data-message>
        {message}
      </p>
      <p>
        <ContactText>{help}</ContactText>
      </p>
    </div>
  );
}
