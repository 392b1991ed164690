import styles from './LanguageOffer.module.css';

/** The place of the offer of another language: empty and hidden until `offerLanguage` has one to make. */
export function LanguageOffer() {
  return <aside id="language-offer" className={styles.offer} hidden />;
}
