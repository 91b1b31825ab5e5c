export { OwnArticlesScreen } from './OwnArticlesScreen.tsx'
export { OwnArticlesView, type OwnArticlesViewProps } from './OwnArticlesView.tsx'
