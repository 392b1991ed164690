// The profile book's stylesheets, loaded by Vite in the browser that prints it.
import '../../src/styles/tokens.css';
import '../../src/ui/Portrait.module.css';
import './book.css';
