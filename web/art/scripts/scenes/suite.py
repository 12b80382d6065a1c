import sys,os; sys.path.insert(0,os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from props_rooms import *
start(71,exposure=.94); m=mats()
X0,X1,Y0,Y1,H=-4.2,4.0,-4.6,2.2,3.3
cream=M_plaster('cream',srgb('#ddd2bf')); deep=M_plaster('deep',srgb('#2c4a41')); verde=M_marble('verde',srgb('#0f3a2f'),srgb('#7fa893'),1.5,.10,.28)
herringbone(X0,X1,Y0,7.2,.72,.12,m.oak)
# partition: one wide cusped arch into the bedroom, a lit niche on each side
back_wall(X0,X1,Y1,H,[(0,2.9,.0002,2.98),(-2.85,1.05,.9,2.5),(2.85,1.05,.9,2.5)],m,th=.34,mat=cream)
for s in(-1,1):
    x=s*2.85; box((x,Y1+.36,1.7),(1.3,.05,1.9),deep,0); box((x,Y1+.14,.885),(1.12,.36,.035),m.marble,.006); vase((x,Y1+.16,.90),m.brass,1.05); branches((x,Y1+.16,1.16),9,.60,.34,(.085,.065),M_leaf('lf%d'%s,srgb('#5f7a4c')),None,5+s,pairs=8); spot((x,Y1+.06,2.42),(x,Y1+.22,.9),30,kelvin(2600),70,.9,.04)
    box((x,Y1-.02,.45),(1.3,.03,.9),cream,.004); moulding(x-.5,x+.5,.18,.74,Y1-.03,cream)
box((0,Y1-.03,H-.14),(X1-X0,.10,.12),cream,.03); box((0,Y1-.02,H-.30),(X1-X0,.05,.03),m.brass,.004)
# bedroom beyond
bx=0; by=6.6; box((0,by+.1,1.7),(8.4,.2,3.5),cream,0); panels(-2.5,2.5,by,2.6,m,6); king_bed(0,by-2.28,m,m.emerald,m.emerald,pil=m.rust,Y1=by)
for s in(-1,1): nightstand(s*1.36,by-.38,m); pendant(s*1.36,by-.40,H,1.26,m.brass,.085,18)
box((4.1,4.6,1.7),(.2,4.6,3.5),cream,0); m.plaster=cream; window_left(-4.0,3.0,5.7,.10,2.85,2.3,6.9,H,m,2,55)
for y0,y1 in((6.35,5.6),(3.15,2.5)): curtain(-3.8,y0,-3.8,y1,.01,H-.06,m.drape,7,.06,seed=6)
tub_chair((-2.9,4.1,0),R(75),m.sand,m.brass,.80); side_table((-3.05,4.9,0),m.marble,m.brass,.23,.52); vase((-3.05,4.9,.52),M_plain('vzb',srgb('#22474a'),.12,coat=.7),.6); branches((-3.05,4.9,.68),8,.36,.22,(.06,.05),M_leaf('eub',srgb('#6d8068')),None,3)
box((0,4.6,H+.06),(8.6,4.8,.1),cream,0); area((0,by-.3,H-.02),(0,by,0),5,.06,46,kelvin(2650)); spot((0,3.7,H),(0,5.2,.5),90,kelvin(2850),80,.9,.1); rug(0,4.2,4.0,3.0); bench(0,by-2.66,1.45,m.emerald,m)
# living room shell
box((X1+.1,(Y0+Y1)/2,H/2),(.2,Y1-Y0,H),cream,0); box((0,Y0-.1,H/2),(8.6,.2,H),cream,0); tray_ceiling(X0,X1,Y0,Y1,H,cream,inset=.85,power=30)
wy0,wy1=-3.9,1.35; window_left(X0,wy0,wy1,.10,2.95,Y0,Y1,H,m,4,75); lake(180,level=-12,pal_at=(70,320))
for y0,y1 in((wy1+.62,wy1-.15),(wy0+.35,wy0-.5)): curtain(X0+.2,y0,X0+.2,y1,.01,H-.06,m.drape,8,.06,seed=2)
curtain(X0+.12,wy1-.1,X0+.12,wy1-.8,.01,H-.06,m.sheer,7,.045,seed=5)
# seating: sofa, two armchairs, a round marble table, ottoman
rug(-.15,-.75,5.4,3.7)
sofa((1.55,-.55,0),R(-90),m.emerald,m,w=2.3,cush=((-.72,m.rust,6),(.70,m.sand,-8)))
tub_chair((-1.85,.25,0),R(62),m.sand,m.brass,.84); tub_chair((-1.75,-1.35,0),R(112),m.sand,m.brass,.84)
ctx,cty=-.10,-.55; lathe(smoothprofile([(0,0),(.36,0),(.36,.012),(.30,.04),(.28,.28),(.36,.325),(.36,.335)],4),m.walnut,(ctx,cty,0),96); cyl((ctx,cty,.335),.58,.032,m.marble,128,.01); z=.367
cyl((ctx-.14,cty-.10,z),.21,.012,m.brass,64); champagne_bucket((ctx-.18,cty-.02,z+.012),m,sc=.95,rot=R(30),lean=.15)
for dx,dy in((-.06,-.20),(-.20,-.23)): wine_glass((ctx+dx,cty+dy,z+.012),m.glass,kind='coupe',liquid=M_glass('ch',(1,.82,.5)))
pet=[M_leaf('p1',srgb('#f0dfcd'),.3,.6),M_leaf('p2',srgb('#c8542c'),.3,.6),M_leaf('p3',srgb('#e5a075'),.3,.6)]; vase((ctx+.20,cty+.16,z),M_plain('vz',srgb('#12473b'),.10,coat=.8),.72); bouquet((ctx+.20,cty+.16,z+.19),20,.17,.24,pet,M_leaf('fl',srgb('#4f7344'),.25),M_plain('st',srgb('#4d6b3a'),.5),5,.056)
for k,(c,a) in enumerate((('#27483f',.2),('#d8cbb2',.05))): box((ctx+.24,cty-.20,z+.014+.026*k),(.26-.03*k,.19-.02*k,.026),M_plain('bk%d'%k,srgb(c),.6),.003,rot=(0,0,a))
candle_glass((ctx+.02,cty+.34,z),m,.034,.085,2)
# console with lamp behind the sofa, floor lamp by the window, palm
floor_lamp(-3.55,1.75,m,26); side_table((2.35,1.15,0),m.marble,m.brass,.26,.56); table_lamp((2.35,1.15,.56),m.brass,h=.60,r=.18,power=11,glow=2.2); side_table((-2.25,-.55,0),m.marble,m.brass,.22,.5); candle_glass((-2.25,-.55,.5),m,.032,.08,1.6)
cyl((3.55,1.72,0),.22,.44,m.brass,64,.02); cyl((3.55,1.72,.42),.20,.02,M_plain('soil',(.03,.02,.012),.95)); branches((3.55,1.72,.42),13,1.25,.50,(.17,.085),M_leaf('pl',srgb('#3f6b45')),None,7,pairs=8)
# chandelier: a brass ring of globes over the table
gb=M_emit('gb',(1,.70,.40),4.2); cz=2.42; tube([(ctx,cty,H+.3),(ctx,cty,cz)],.008,m.brass,smooth=False)
for r,zz,n in((.56,cz,10),(.34,cz+.20,6)):
    tube([(ctx+r*math.cos(t),cty+r*math.sin(t),zz) for t in np.linspace(0,6.283,48,endpoint=False)],.009,m.brass,cyclic=True)
    for k in range(3): t=2*math.pi*k/3; tube([(ctx,cty,zz+.30),(ctx+r*math.cos(t),cty+r*math.sin(t),zz)],.004,m.brass,2,smooth=False)
    for k in range(n): t=2*math.pi*k/n; o=lathe([(.042*math.sin(q),-.042*math.cos(q)) for q in np.linspace(0,math.pi,16)],gb,(ctx+r*math.cos(t),cty+r*math.sin(t),zz),20); o.visible_diffuse=False; o.visible_shadow=False
point((ctx,cty,cz),46,kelvin(2700),.3)
# light
for s in(-1,1): spot((s*1.85,Y1-.6,H-.06),(s*1.85,Y1,1.2),24,kelvin(2700),50,.9,.05)
spot((1.4,-1.9,H-.05),(1.5,-.6,.5),40,kelvin(2900),60,.9,.08); spot((-1.9,-1.2,H-.05),(-1.8,-.6,.5),34,kelvin(2900),60,.9,.08)
area((.6,-4.1,2.8),(0,1,.7),3.4,1.5,52,kelvin(3300)); daylight((.6,-4.4,2.8),(0,1,.7),4.6,1.6,120,(1,.97,.93)); daylight((2.4,3.2,2.9),(-1,6,.6),2.2,1.2,40,(1,.97,.93)); sun((1,.28,-.60),2.2)
camera((.55,-4.25,1.42),(-.28,2.2,1.4),22,5.6,4.6,shift_y=-.03)
end()
