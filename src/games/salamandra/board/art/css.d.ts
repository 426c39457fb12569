declare module '*/art.css';
