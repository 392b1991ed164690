// The profile book's stylesheets, loaded by Vite in the browser that prints it: what all pages share, the parts of inner pages, the covers.
import '../../src/styles/tokens.css';
import '../../src/ui/Portrait.module.css';
import './book.css';
import './parts.css';
import './covers.css';
