// The profile book's stylesheets, loaded by Vite in the browser that prints it: what all pages share, then page by page.
import '../../src/styles/tokens.css';
import '../../src/ui/Portrait.module.css';
import './book.css';
import './cover.css';
import './firm.css';
import './heritage.css';
import './partners.css';
import './services.css';
import './offices.css';
