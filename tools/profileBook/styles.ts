// The styles of the profile book, as Vite gives them to the browser that prints it.
import '../../src/styles/tokens.css';
import '../../src/ui/Portrait.module.css';
import './book.css';
