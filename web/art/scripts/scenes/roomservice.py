import sys,os; sys.path.insert(0,os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from props_rooms import *
start(23,exposure=.8,clamp=4,bounces=9); m=mats(); NIGHT=VARIANT=='night'   # late supper: the room dimmed, candles on the trolley, the lake behind; by day the trolley stands at the window
# the suite behind
X0,X1,Y0,Y1,H=-3.6,3.5,-4.2,3.0,2.95
herringbone(X0,X1,Y0,Y1,.62,.105,m.oak)
box((0,Y1+.1,H/2),(X1-X0+.4,.2,H),m.plaster,0); box((X1+.1,(Y0+Y1)/2,H/2),(.2,Y1-Y0,H),m.plaster,0); box((0,Y0-.1,H/2),(X1-X0+.4,.2,H),m.plaster,0)
tray_ceiling(X0,X1,Y0,Y1,H,m.plaster,power=7 if NIGHT else 26)
wy0,wy1=-3.4,2.25; window_left(X0,wy0,wy1,.06,2.78,Y0,Y1,H,m,4,14 if NIGHT else 70); lake(180,level=-11,pal_at=(25,210) if NIGHT else (190,300),strength=.25 if NIGHT else .62,cam=.34 if NIGHT else .95)
sun((1,.42,-.62),2.6); daylight((1.2,-3.9,2.5),(-1.2,.2,.7),3.6,1.5,110,(1,.97,.93))
curtain(X0+.2,wy1+.62,X0+.2,wy1-.35,.01,H-.06,m.drape,folds=9,depth=.06,seed=2); curtain(X0+.12,wy1-.1,X0+.12,wy1-1.15,.01,H-.06,m.sheer,folds=9,depth=.045,seed=5)
bx=.35; panels(bx-2.55,bx+2.55,Y1,2.55,m,6); king_bed(bx,.72,m,m.emerald,m.emerald)
for s in (-1,1): nightstand(bx+s*1.36,2.62,m); pendant(bx+s*1.36,2.60,H-.05,1.22,m.brass,power=17)
rug(bx-.1,.35,3.9,2.9)
tub_chair((-2.45,.95,0),R(100),m.sand,m.brass,.78); floor_lamp(-2.95,2.45,m); side_table((-2.55,1.75,0),m.marble,m.brass,.23,.52); vase((-2.55,1.75,.52),M_plain('v2',srgb('#12473b'),.12,coat=.7),.7); branches((-2.55,1.75,.70),9,.5,.34,(.075,.06),M_leaf('eu',srgb('#5f7a5c')),None,6)
# trolley: brass frame, wheels, draped cloth
TX,TY=(-1.65,-.85) if DAY else (-.10,-1.42); L,Wd,TH=.92,.50,.80
tcol=box((0,0,TH-.03),(L,Wd,.05),m.walnut,.02); fl=plane((0,0,.30),4,4,m.white)
linen=M_fabric('tlin',srgb('#f2ede4'),bump=.18,var=.03,weave=1300)
v,f=drape('trolley',0,0,TH+.03,L+.62,Wd+.62,[tcol],96,72,36,key='a1',bend=1.2,mass=.35,stiff=18); bpy.data.objects.remove(fl)
with Group((TX,TY,0),R(40 if DAY else 8)):
    tcol.parent=None; tcol2=box((0,0,TH-.03),(L,Wd,.05),m.walnut,.02); cloth_obj('tc',v,f,linen,.004,2); z=TH+.011
    for sx in(-1,1):
        for sy in(-1,1):
            x,y=sx*(L/2-.05),sy*(Wd/2-.05); tube([(x,y,.11),(x,y,TH-.04)],.014,m.brass,smooth=False)
            lathe([(.0,-.014),(.052,-.014),(.060,-.006),(.060,.006),(.052,.014),(0,.014)],m.dark,(x,y,.062),32,rot=(R(90),0,R(20*sx))); lathe([(0,-.017),(.022,-.017),(.022,.017),(0,.017)],m.brass,(x,y,.062),24,rot=(R(90),0,R(20*sx))); box((x,y,.125),(.03,.05,.03),m.brass,.006)
    box((0,0,.22),(L-.08,Wd-.08,.02),m.walnut,.005); folded(-.18,0,.232,.34,.26,3,towel_mat('tw',srgb('#efe8db')),2); lathe(smoothprofile([(0,.0),(.10,0),(.15,.03),(.148,.034),(.10,.006),(0,.006)],4),m.silver,(.2,0,.232),64)
    for sy in(-1,1): tube([(-L/2+.05,sy*(Wd/2-.05),.245),(L/2-.05,sy*(Wd/2-.05),.245)],.008,m.brass,smooth=False)
    pass
    # table setting
    cx=-.13; lathe(smoothprofile([(0,.004),(.12,.004),(.14,.010),(.185,.018),(.184,.021),(.14,.014),(.12,.009),(0,.008)],5),m.china,(cx,-.02,z),128); lathe([(.1835,.0178),(.1868,.0195),(.1835,.0212)],m.brass,(cx,-.02,z),128)
    cloche((cx,-.02,z+.008),m.silver,.128)
    champagne_bucket((.24,.08,z),m,sc=1.02,rot=R(20),lean=.16)
    ch=M_glass('ch',(1,.82,.5))
    wine_glass((.10,-.15,z),m.glass,kind='coupe',liquid=ch); wine_glass((.215,-.155,z),m.glass,kind='coupe',liquid=ch)
    # rose in a bud vase
    lathe(smoothprofile([(0,0),(.026,0),(.034,.022),(.030,.05),(.012,.09),(.010,.125),(.014,.14)],6),M_plain('bud',srgb('#12473b'),.12,coat=.7),(-.375,.10,z),48); rm=M_leaf('rose',srgb('#b3231d'),.22,.5); tube([(-.375,.10,z+.05),(-.372,.098,z+.20),(-.366,.092,z+.285)],.003,M_plain('st',srgb('#3f5f33'),.5),3); rose(Vector((-.365,.091,z+.285)),.050,2,rm,up=(.2,-.35,1))
    place_leaves(M_leaf('rl',srgb('#3e6036'),.25),*leafmesh(.075,.04,.3,6),[Matrix.Translation((-.373,.098,z+zz))@Matrix.Rotation(R(a),4,'Z')@Matrix.Rotation(R(30),4,'X') for zz,a in ((.17,40),(.20,200),(.225,300))])
    # napkin, cutlery, bread plate, salt and pepper
    gn=M_fabric('gn',srgb('#12493c'),bump=.35,weave=1400,sheen=.5); napkin_fold((-.385,-.075,z),gn,.09,.20,R(2),4)
    for dx in (-.008,.012): box((-.385+dx,-.115,z+.027),(.008,.10,.003),m.brass,.0012); box((-.385+dx,-.04,z+.027),(.014,.055,.003),m.brass,.0012)
    for dx in (-.02,.022): lathe(smoothprofile([(0,0),(.015,0),(.018,.02),(.012,.042),(.013,.05),(.008,.057),(0,.058)],5),m.silver,(-.23+dx,.165,z),32)
    lathe(smoothprofile([(0,.004),(.04,.004),(.055,.010),(.078,.014),(.077,.017),(.054,.013),(0,.008)],4),m.china,(.02,.165,z),64); cr=M_crust(); croissant((.02,.165,z+.008),R(30),.115,.024,3,0,cr)
    candle_glass((.395,-.13,z),m,.032,.075,1.8)
    if NIGHT:
        for x,y in((-.02,.19),(-.40,.19)): candle_glass((x,y,z),m,.032,.09,2.2)
bpy.data.objects.remove(tcol)
# lights
if NIGHT:
    bpy.context.scene.cycles.sample_clamp_direct=6; spot((bx,.2,H+.2),(bx,.7,.5),9,kelvin(2700),58,.9,.06); spot((TX+.5,TY-.7,H-.05),(TX,TY,.8),24,kelvin(2650),34,.9,.10); area((TX+1.2,TY-1.0,1.6),(TX,TY,.9),.5,.9,5,kelvin(2700)); area((TX-1.4,TY+.4,1.3),(TX,TY,.85),.5,1.0,5,(.5,.6,1.0))
else:
    area((1.2,-3.6,2.7),(.2,0,.6),2.5,1.2,34,kelvin(3300))
    for x in (-1.2,.35,1.9): spot((x,1.9,H-.06),(x,2.95,1.3),28,kelvin(2800),62,.8,.03)
    spot((bx,.2,H+.2),(bx,.7,.5),40,kelvin(2900),58,.9,.06); spot((TX+.5,TY-.6,H-.05),(TX,TY,.8),44,kelvin(3000),38,.9,.08); area((TX-1.5,TY-.3,1.5),(TX,TY,.85),.4,1.0,9,(.6,.7,1.0))
bench(bx,.30,1.45,m.emerald,m)
if NIGHT: area((.9,-3.0,1.8),(TX,TY,.9),.9,.9,5,kelvin(3000)); camera((.92,-2.42,1.20),(-.72,-.62,.86),38,2.4,1.45,level=False)
else: area((-1.2,-3.2,1.9),(TX-.1,TY,.9),.7,.9,10,kelvin(3400)); camera((.10,-2.62,1.36),(-1.95,-.52,.90),34,3.2,2.45,level=False)
end()
