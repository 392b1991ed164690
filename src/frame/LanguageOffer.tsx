import styles from './LanguageOffer.module.css';

/** Placeholder for the language offer: empty and hidden until `offerLanguage` fills it. */
export function LanguageOffer() {
  return <aside id="language-offer" className={styles.offer} hidden />;
}
