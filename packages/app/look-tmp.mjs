import { chromium } from '@playwright/test'
import { findChromium } from '../../.ci/chromium.mjs'
const url='http://localhost:3411'
const b = await chromium.launch({ executablePath: await findChromium() })
const state = { storageState: { cookies: [{name:'artel_city',value:encodeURIComponent(JSON.stringify({ id: 92401000, name: 'Казань', lat: 55.7943, lon: 49.1115 })),domain:'localhost',path:'/',expires:-1,httpOnly:false,secure:false,sameSite:'Lax'}], origins:[{origin:url, localStorage:[{name:'accept-cookies',value:'true'}]}] } }
const map = await (await fetch(url+'/sitemap.xml')).text()
const ids=[...map.matchAll(/<loc>[^<]*\/executor\/([^<]+)/g)].map(m=>m[1]); console.log(ids.length)
const t = await (await fetch(url+'/web/api/v1/auth/login',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({login:'executor@artel.test',password:'Artel-demo-1'})})).json()
const me = await (await fetch(url+'/web/api/v1/auth/me',{headers:{authorization:'Bearer '+(t.data??t).accessToken}})).json()
const id=(me.data??me).id
const ex=(await (await fetch(url+'/web/api/v1/executors/'+id)).json()).data
const ctx = await b.newContext({...state, viewport:{width:1280,height:900}})
const p = await ctx.newPage()
p.on('console',m=>m.type()==='error'&&console.log('ERR',m.text())); p.on('pageerror',e=>console.log('PE',String(e)))
const shot=async(path,name)=>{await p.goto(url+path,{waitUntil:'networkidle'}); await p.screenshot({path:`/tmp/page-${name}.png`,fullPage:true})}
await shot('/executor/'+id,'about')
await shot('/executor/'+id+'/profile','papers')
await shot(`/executor/${id}/services/${ex.companyId}`,'prices')
await shot(`/executor/${id}/portfolio/${ex.companyId}`,'works')
const href = await p.locator('article a').first().getAttribute('href'); console.log(href)
await shot(href,'work')
await p.setViewportSize({width:390,height:844}); await shot('/executor/'+id,'phone')
await ctx.close()
await b.close()
