import sys,os; sys.path.insert(0,os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from props_rooms import *
start(97,exposure=.95).cycles.sample_clamp_direct=8; m=mats()
X0,X1,Y0,Y1,H=-3.9,3.9,-4.4,2.8,3.4
moss=M_plaster('moss',srgb('#39564a')); cream=M_plaster('cream',srgb('#d9cebb')); verde=M_marble('verde',srgb('#0f3a2f'),srgb('#7fa893'),1.5,.10,.28)
herringbone(X0,X1,Y0,Y1,.72,.12,m.oak)
# back wall: a cusped window between two walls of books
back_wall(X0,X1,Y1,H,[(0,2.3,.52,2.98)],m,th=.40,mat=moss); glazing(0,2.3,.52,2.98,Y1+.24,m,3,(.55,)); box((0,Y1-.02,.50),(2.5,.44,.045),m.marble,.008)
lake(90,level=-10,pal_at=(-28,330)); area((0,Y1+.6,1.7),(0,0,.8),2.2,2.2,60,(.48,.54,1.0)); daylight((0,Y1+.6,1.8),(0,0,.8),2.2,2.3,420); sun((-.34,-1,-.52),4.2); daylight((.6,-3.9,2.9),(-.4,1.6,1.2),4.6,1.6,300,(1,.97,.92)); daylight((3.6,-2.4,2.4),(-2.6,2.4,1.4),2.2,1.6,110,(1,.97,.93))
COL=[srgb(c) for c in('#7a3b2a','#27483f','#b08a52','#d8cbb2','#5b2a2e','#2f4358','#8f6a45','#3f5a46','#a4552f')]; BM=[M_plain('book%d'%i,c,.55,bump=.05) for i,c in enumerate(COL)]; rs=np.random.RandomState(5)
def bookcase(cx,w,h=2.86,d=.36,shelves=6):
    y=Y1-d/2-.02; box((cx,Y1-.02,h/2),(w,.03,h),m.walnut,0)
    for s in(-1,1): box((cx+s*(w/2-.025),y,h/2),(.05,d,h),m.walnut,.006)
    box((cx,y,.05),(w,d+.02,.10),m.walnut,.006); box((cx,y-.01,h+.02),(w+.10,d+.08,.07),m.walnut,.015); box((cx,y-d/2-.035,h+.0),(w+.06,.014,.018),m.brass,.002)
    box((cx,y,.42),(w-.08,d-.01,.64),m.walnut,.006); [box((cx+s*(w/4-.01),y-d/2-.002,.42),(w/2-.07,.016,.58),m.walnut,.006) for s in(-1,1)]; [box((cx+s*.05,y-d/2-.018,.46),(.014,.014,.12),m.brass,.003) for s in(-1,1)]
    zs=np.linspace(.76,h-.02,shelves)
    for k,z in enumerate(zs[:-1]):
        box((cx,y,z),(w-.06,d-.02,.03),m.walnut,.004); top=zs[k+1]-z; x=cx-w/2+.07; end=cx+w/2-.07
        area((cx,y-d/2+.03,zs[k+1]-.03),(cx,y+.05,z),w-.14,.015,2.0,kelvin(2600))
        gap=rs.uniform(.35,.65) if k%2 else 2
        while x<end-.03:
            if gap<1 and abs((x-cx+w/2)/w-gap)<.10:   # an object between the books
                o=rs.randint(3); xx=x+.09
                if o==0: lathe(smoothprofile([(0,0),(.05,0),(.07,.05),(.05,.12),(.03,.15),(.04,.18)]),m.brass,(xx,y-.02,z+.015),32)
                elif o==1: lathe([(.055*math.sin(t),.055-.055*math.cos(t)) for t in np.linspace(0,math.pi,20)],verde,(xx,y-.02,z+.015),32)
                else: [box((xx,y-.02,z+.028+.026*q),(.17-.015*q,.22,.025),BM[rs.randint(9)],.003,rot=(0,0,.1*q)) for q in range(3)]
                x+=.21; gap=2; continue
            t=rs.uniform(.022,.05); hh=top*rs.uniform(.62,.86); dd=d*rs.uniform(.58,.72); b=BM[rs.randint(9)]
            box((x+t/2,y+d/2-dd/2-.03,z+.015+hh/2),(t-.002,dd,hh),b,.004)
            if rs.rand()<.5: box((x+t/2,y+d/2-dd-.031,z+.015+hh*.80),(t-.001,.003,hh*.05),m.brass,0)
            x+=t+.001
for s in(-1,1): bookcase(s*2.62,2.30)
# ceiling, side walls with dado and brass-framed pictures
for x in (X0-.1,X1+.1): box((x,(Y0+Y1)/2,H/2),(.2,Y1-Y0,H),moss,0)
for s in(-1,1): box((s*(X1-.015),(Y0+Y1)/2,.52),(.05,Y1-Y0,1.04),m.walnut,.005); box((s*(X1-.03),(Y0+Y1)/2,1.05),(.06,Y1-Y0,.035),m.brass,.004)
box((0,Y0-.1,H/2),(8.2,.2,H),cream,0); tray_ceiling(X0,X1,Y0,Y1,H,cream,inset=.9,power=26); box((0,Y1-.05,H-.12),(7.8,.12,.14),cream,.03)
for y,q in((.55,11),(-.75,14)):
    with Group((X1-.01,y,0),R(-90)): picture(0,0,1.86,.66,.84,m,q,cols=('#5b2a2e','#b5562f','#d8b26a','#e8dcc6'))
    with Group((X0+.01,y,0),R(90)): picture(0,0,1.86,.66,.84,m,q+3)
rug(0,-.55,5.2,3.9,base=('#4e2a20','#63382a'),line='#d8b26a')
# tea for two groups: low marble tables, velvet chairs, a sofa under the window
sofa((0,2.12,0),0,m.rust,m,w=2.1,d=.86,seats=2,cush=((-.66,m.emerald,8),(.66,m.sand,-8)))
def teapot(loc,rot):
    with Group(loc,rot):
        lathe(smoothprofile([(0,0),(.045,0),(.05,.006),(.075,.04),(.080,.075),(.062,.115),(.040,.128)],8),m.silver,(0,0,0),64); lathe(smoothprofile([(.044,.126),(.036,.142),(.012,.152),(.006,.158),(.012,.170),(0,.178)],6),m.silver,(0,0,0),48)
        tube([(.066,0,.045),(.100,0,.065),(.115,0,.105),(.140,0,.130)],.012,m.silver,6,radii=[1.3,1,.7,.55]); tube([(-.060,0,.112),(-.115,0,.118),(-.125,0,.07),(-.070,0,.045)],.0065,m.walnut,5)
def stand(loc):   # three tiers of small cakes and sandwiches
    x,y,z=loc; tube([(x,y,z),(x,y,z+.40)],.005,m.brass,smooth=False); tube([(x+.022*math.cos(t),y,z+.42+.022*math.sin(t)) for t in np.linspace(0,6.283,20,endpoint=False)],.004,m.brass,3,cyclic=True)
    cake=[M_plain('c%d'%i,srgb(c),.6,bump=.15,bscale=120) for i,c in enumerate(('#e9c58b','#c9803e','#f0dccb','#8a4a2b','#d9a0a0'))]
    for k,(r,zz) in enumerate(((.135,.02),(.108,.16),(.080,.29))):
        lathe(smoothprofile([(0,0),(r*.8,0),(r,.010),(r*.99,.013),(r*.8,.004),(0,.004)],4),m.china,(x,y,z+zz),64); lathe([(r*.992,.0095),(r*1.006,.011),(r*.992,.0135)],m.brass,(x,y,z+zz),64); n=(8,6,4)[k]
        for i in range(n):
            a=2*math.pi*i/n; px,py=x+r*.64*math.cos(a),y+r*.64*math.sin(a); c=cake[(i+k*2)%5]
            if (i+k)%2: cyl((px,py,z+zz+.005),.021,.026,c,24,.006); lathe([(.008*math.sin(t),.008-.008*math.cos(t)) for t in np.linspace(0,math.pi,10)],M_plain('ry%d%d'%(k,i),srgb('#a32a22'),.3,coat=.4),(px,py,z+zz+.030),16)
            else: box((px,py,z+zz+.019),(.042,.028,.028),c,.006,rot=(0,0,a))
tea=M_plain('tea',srgb('#8a4515'),.08,coat=.6)
def group(cx,cy,chairs,flowers=True):
    lathe(smoothprofile([(0,0),(.26,0),(.26,.014),(.07,.04),(.045,.12),(.045,.42),(.11,.47),(.20,.485)],5),m.brass,(cx,cy,0),64); cyl((cx,cy,.485),.46,.03,m.marble,96,.01); z=.515
    teapot((cx-.20,cy+.14,z),R(205)); stand((cx+.12,cy+.10,z))
    for a in chairs:
        tub_chair((cx+1.0*math.cos(R(a)),cy+1.0*math.sin(R(a)),0),R(a-90),m.emerald,m.brass,.78); cup((cx+.30*math.cos(R(a+8)),cy+.30*math.sin(R(a+8)),z),m,tea,rot=R(a+60))
group(-1.45,.05,(150,262)); group(1.55,.15,(28,-86))
# foreground: a low table with flowers, books and a tray; floor lamps by the books; a plant
ox,oy=0,-.62; lathe(smoothprofile([(0,0),(.34,0),(.34,.012),(.28,.04),(.26,.26),(.34,.305),(.34,.315)],4),m.walnut,(ox,oy,0),96); cyl((ox,oy,.315),.56,.032,verde,128,.01); z=.347
pet=[M_leaf('p1',srgb('#f0dfcd'),.3,.6),M_leaf('p2',srgb('#c8542c'),.3,.6),M_leaf('p3',srgb('#e5a075'),.3,.6)]; vase((ox+.08,oy+.12,z),m.brass,.85); bouquet((ox+.08,oy+.12,z+.225),24,.21,.30,pet,M_leaf('fl',srgb('#4f7344'),.25),M_plain('st',srgb('#4d6b3a'),.5),5,.062)
for k,(c,a) in enumerate((('#d8cbb2',.25),('#27483f',.1),('#7a3b2a',.3))): box((ox-.26,oy-.08,z+.014+.027*k),(.27-.02*k,.20-.015*k,.027),M_plain('bk%d'%k,srgb(c),.6),.003,rot=(0,0,a))
candle_glass((ox+.30,oy-.12,z),m,.034,.085,2); candle_glass((ox+.20,oy-.24,z),m,.030,.07,1.6)
floor_lamp(-3.45,1.75,m,22); floor_lamp(3.45,1.75,m,22)
cyl((-3.35,-.9,0),.22,.44,m.brass,64,.02); cyl((-3.35,-.9,.42),.20,.02,M_plain('soil',(.03,.02,.012),.95)); branches((-3.35,-.9,.42),13,1.3,.5,(.17,.085),M_leaf('pl',srgb('#3f6b45')),None,7,pairs=8)
# pendants: three brass lanterns of glowing glass over the room
for x,z_ in((-1.45,2.22),(0,2.55)) if DAY else ((-1.45,2.22),(1.55,2.22),(0,2.55)):   # by day the camera stands under the third
    y=.1 if x else .9; tube([(x,y,H+.3),(x,y,z_+.34)],.008,m.brass,smooth=False); sp=smoothprofile([(.06,.34),(.09,.28),(.21,.12),(.235,0),(.19,-.14),(.07,-.25)],6); o=lathe([(q*.965,zz) for q,zz in sp],M_emit('gl',(1,.54,.22),1.5),(x,y,z_),48); o.visible_diffuse=False; o.visible_shadow=False
    for k in range(14):
        a=2*math.pi*k/14
        for tw_ in(1,-1): tube([(x+q*math.cos(a+tw_*.9*i/len(sp)),y+q*math.sin(a+tw_*.9*i/len(sp)),z_+zz) for i,(q,zz) in enumerate(sp)][::3],.005,m.brass,1)
    for q,zz in((.237,0),(.07,-.25),(.06,.34)): tube([(x+q*math.cos(t),y+q*math.sin(t),z_+zz) for t in np.linspace(0,6.283,40,endpoint=False)],.009,m.brass,2,cyclic=True)
    point((x,y,z_),34,kelvin(2550),.18)
# light
for s in(-1,1): spot((s*2.6,1.3,H-.06),(s*2.6,Y1,1.5),60,kelvin(2750),66,.9,.08); spot((s*1.5,-.9,H-.05),(s*1.5,.1,.5),40,kelvin(2850),52,.9,.08)
spot((0,.9,H-.05),(0,2.1,.5),34,kelvin(2850),56,.9,.08)
area((.2,-4.0,2.9),(0,1,.7),3.6,1.5,60,kelvin(3200)); area((-2.4,-3.0,2.0),(0,.5,.8),1.4,1.4,10,(.5,.6,1.0))
camera((.12,-3.90,1.36),(0,2.4,1.36),25,4.5,4.0,shift_y=-.02)
end()
