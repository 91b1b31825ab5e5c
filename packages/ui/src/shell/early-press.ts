/**
 * Runs in the head of the page, before any of its code, and keeps the last press of a button that nothing answers to yet. Links,
 * and forms with an address, work without code and are left alone; the other forms are inert until theirs has come.
 * {@link actOnEarlyPress} says that the page is alive. Parts of it may come alive later, and React drops what is pressed in them
 * until then: a button that was sent with the page has its press kept until React has taken it over, at most ten seconds.
 */
export const EARLY_PRESS_SCRIPT = `(function(){
var kept=null,since=0,sent=null,page=document.documentElement
function isAlive(button){
return sent&&(!sent.has(button)||Object.keys(button).some(function(key){return key.startsWith('__reactProps$')}))
}
function act(){
if(!kept)return
var button=kept
if(button.isConnected&&!isAlive(button)&&performance.now()-since<1e4){requestAnimationFrame(act);return}
kept=null
delete page.dataset.going
if(isAlive(button))button.click()
}
addEventListener('click',function(event){
var button=event.target.closest('button')
if(!button||button.type==='submit'||isAlive(button))return
event.preventDefault()
event.stopImmediatePropagation()
page.dataset.going=''
since=performance.now()
var isFirst=!kept
kept=button
if(sent&&isFirst)requestAnimationFrame(act)
},true)
window.actOnEarlyPress=function(){
if(sent)return
sent=new WeakSet(document.querySelectorAll('button'))
since=performance.now()
requestAnimationFrame(act)
}
})()`

/** The page is alive: what was pressed before acts now. */
export const actOnEarlyPress = (): void => (globalThis as { actOnEarlyPress?: () => void }).actOnEarlyPress?.()
