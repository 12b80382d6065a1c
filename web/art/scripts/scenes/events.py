import sys,os; sys.path.insert(0,os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from props_venues import *
reset(52); setup(exposure=1.0 if VARIANT=='yoga' else .80,clamp=4,bounces=8); bpy.context.scene.cycles.transparent_max_bounces=12
brass=M_brass(); stone=M_stone('travertine',srgb('#b9aa92'),srgb('#8d7f6a'),.42); wall=M_plaster('wall',srgb('#dccfba'),.1); trim=M_plaster('trim',srgb('#e6dcc8'),.05); linen=M_fabric('linen',srgb('#f1ece3'),bump=.12,var=.03); green=M_velvet('g',srgb('#0e4440')); gl=M_glass('gl'); white=M_plain('china',srgb('#f4f1ea'),.18,coat=.4); iron=M_plain('iron',srgb('#1a1816'),.4,.7); wax=M_plain('wax',srgb('#f1e6d0'),.5); flame=M_emit('fl',(1,.56,.2),22); cush=M_fabric('cush',srgb('#e9e3d7'),bump=.12,var=.04)
sky('dusk',.62,.92); lakescene(-7,palace=(168 if VARIANT=='yoga' else 40,560),pscale=1.25,prot=.12,seed=8,glow=.6)
Y1=14.5; tiles(-9,9,-7,Y1,.9,.6,0,stone)
# arcade on the left
L0,L1=-2.4,14.4; nb=6; bay=(L1-L0)/nb; ax=-5.6
shape2d([(0,0),(L1-L0,0),(L1-L0,4.4),(0,4.4)],[foil_arch((i+.5)*bay,bay*.70,3.35,.0001,9,.09) for i in range(nb)],.34,wall,(ax,L0,0),(R_(90),0,R_(90)),.01)
box((ax,(L0+L1)/2,4.46),(.62,L1-L0+.2,.14),trim,.02); chajja((ax-.1,(L0+L1)/2,4.0),.5,L1-L0,.75,trim,.22,.06)
for i in range(nb*8+1): box((ax+.02,L0+(i+.0)*bay/8,4.75),(.16,.22,.5),trim,.06)
plane((ax-2.3,(L0+L1)/2,3.8),4.4,L1-L0,wall); plane((ax-3.5,(L0+L1)/2,1.9),4,L1-L0,wall,rot=(0,R_(90),0))
for i in range(nb):
    y=L0+(i+.5)*bay; spot((ax-1.5,y,3.7),(ax-1.5,y,0),190,kelvin(2500),120,.9,.1)
    tube([(ax,y,3.2),(ax,y,2.55)],.008,iron,smooth=False); o=lathe([(.0,-.19),(.09,-.17),(.13,0),(.09,.17),(.03,.22)],M_emit('lan',(1,.6,.28),4.5),(ax,y,2.4),6,auto=15); o.visible_diffuse=False
for i in range(nb+1): spot((ax+.5,L0+i*bay+.02,.05),(ax+.15,L0+i*bay+.02,3.8),60,kelvin(2500),50,.7,.02)
# far parapet, pavilion
for a,b in((-9,-6.3),(-6.0,-3.9),(-3.6,-1.6),(1.6,3.6),(3.9,6.0),(6.3,9)): jali(a,b,Y1,.0,.85,trim)
for x in(-6.15,-3.75,3.75,6.15): box((x,Y1,.52),(.3,.3,1.04),trim,.02); dome((x,Y1,1.04),.15,trim,None,16)
chhatri((0,Y1-.4,.12),3.1,2.75,trim,brass,.95,th=.06); box((0,Y1-1.2,.06),(4.6,3.6,.12),trim,.02)
for sx in(-1,1): spot((sx*.9,Y1-1.9,.2),(sx*.6,Y1-.6,3),150,kelvin(2500),80,.8,.05)
point((0,Y1-.4,2.5),60,kelvin(2500),.15)
# flower prototypes and arrangements
with grab() as gf:
    F1=rosette(.055,M_leaf('ivory',srgb('#f3e6d6'),.3,.6),36,1); F2=rosette(.050,M_leaf('saf',srgb('#e0862a'),.25,.6),50,2); F3=rosette(.052,M_leaf('blush',srgb('#dba58c'),.3,.6),36,3); F4=rosette(.04,M_leaf('rust',srgb('#a34a22'),.25,.6),36,4)
lf=M_leaf('lf',srgb('#3f6a45'),.25); fl=[(F1,1),(F1,.9),(F2,1),(F3,1),(F4,1)]
AR=[]
for sd in(1,2): 
    b=flower_dome(.20,.16,fl,lf,sd,34,70); o=joined(b,'arr%d'%sd); AR.append(o)
BIG=joined(flower_dome(.42,.42,fl,lf,5,90,160),'big')
hide(gf.objs)
bowl=lathe(smoothprofile([(0,0),(.06,0),(.05,.02),(.10,.06),(.14,.09),(.135,.092),(0,.06)],4),brass,(0,0,0),32)
# place setting, chairs, candles as prototypes
with grab() as gp:
    lathe(smoothprofile([(0,.003),(.10,.003),(.155,.012),(.153,.016),(.10,.008),(0,.008)],4),brass,(0,0,0),40); lathe(smoothprofile([(0,.012),(.075,.012),(.130,.022),(.129,.026),(.07,.018),(0,.016)],4),white,(0,0,0),40)
    for s in(-1,1): box((s*.185,0,.004),(.012,.2,.004),brass,.0018); box((s*.185,.085,.005),(.024,.055,.005),brass,.0024)
    box((0,.0,.032),(.085,.20,.02),M_fabric('nap',srgb('#12463f'),bump=.2),.008); dup([F2],(0,.02,.05),0,.55)
    wine_glass((.13,.24,0),gl,kind='wine',liquid=M_glass('wh',(.98,.86,.45))); wine_glass((.22,.19,0),gl,kind='flute',liquid=M_glass('ch',(1,.80,.42)))
PL=joined(gp.objs,'setting')
with grab() as gch: chiavari(brass,cush)
CH=joined(gch.objs,'chv')
with grab() as gt:
    for dx,dy,h,ho in((0,-.10,.26,.16),(.05,.02,.22,.24),(-.04,.11,.28,.10)): taper((dx,dy,0),brass,wax,flame,h,ho)
FLM=[o for o in gt.objs if o.data.materials[0]==flame]; TP=joined([o for o in gt.objs if o not in FLM],'tapers'); FLM=joined(FLM,'flames'); FLM.visible_diffuse=False; FLM.visible_shadow=False; FLM.visible_glossy=False
with grab() as gtl: lathe([(0,0),(.032,0),(.036,.06),(.0345,.06),(.0305,.004),(0,.004)],M_glass('tl',(1,.72,.38)),(0,0,0),20,auto=50); lathe([(0,.004),(.028,.004),(.028,.02),(0,.02)],wax,(0,0,0),16)
TL=joined(gtl.objs,'tealight'); TF=lathe(smoothprofile([(0,0),(.005,.008),(.004,.02),(0,.03)],3),flame,(0,0,.021),8); TF.visible_diffuse=False; TF.visible_shadow=False; TF.visible_glossy=False
bpy.context.view_layer.update()
def longtable(x,y0,y1,w=1.05):
    L=y1-y0; yc=(y0+y1)/2; z=.755; box((x,yc,z-.02),(w,L,.04),linen,.014,4)
    for s in(-1,1): curtain(x+s*w/2,y0,x+s*w/2,y1,.015,z-.012,linen,int(L*3.4),.022,10,int(3+s+x*3),nper=8); 
    curtain(x-w/2,y0,x+w/2,y0,.015,z-.012,linen,5,.022,10,7)
    box((x,yc,z+.003),(.34,L+.02,.006),green,.002); box((x,y0-.036,z-.16),(.34,.014,.33),green,.005); box((x,y0-.02,z+.001),(.34,.04,.008),green,.003)
    n=int((L-.3)/.66); rs=np.random.RandomState(int(x*10)+60)
    for i in range(n):
        y=y0+.42+i*.66
        for s in(-1,1):
            dup([PL],(x+s*(w/2-.18),y,z),R_(90)*s); dup([CH],(x+s*(w/2+.22),y,0),R_(-90)*s+rs.uniform(-.06,.06))
    k=0; y=y0+.45
    while y<y1-.2:
        if k%2==0: dup([bowl],(x,y,z+.004)); dup([AR[(k//2)%2]],(x,y,z+.075),rs.uniform(0,6))
        else:
            dup([TP,FLM],(x,y,z+.004),rs.uniform(0,6)); 
            if k%4==1: point((x,y,z+.52),7.0,kelvin(2150),.04)
        for s in(-1,1): dup([TL,TF],(x+rs.uniform(-.12,.12),y+s*.30,z+.006))
        y+=.74; k+=1
YOGA=VARIANT=='yoga'   # the same terrace at sunrise, with mats in place of the tables
if not YOGA: longtable(1.95,-2.9,9.2); longtable(-2.25,-1.6,9.2)
def yogamat(x,y,col,rot,teacher=False):
    mt_=M_plain('mat'+col,srgb(col),.85,bump=.3,bscale=400); M=Matrix.Translation((x,y,0))@Matrix.Rotation(rot,4,'Z'); c=lambda dx,dy,z: tuple(M@Vector((dx,dy,z)))
    box(c(0,0,.008),(.66,1.84,.010),mt_,.004,rot=(0,0,rot)); cyl(c(-.23,-.74,.075),.072,.46,cush,36,.014,rot=(0,R_(90),rot)); box(c(.22,-.72,.05),(.15,.23,.09),M_wood('cork',srgb('#8a6238'),srgb('#b98a58'),rough=.8,uv=False),.012,rot=(0,0,rot+.15))
    if teacher: dup([bowl],c(.62,.55,0)); dup([AR[0]],c(.62,.55,.07))
if YOGA:
    rs=np.random.RandomState(9); cols=('#0e3f37','#9a4f2c','#b08a4e','#2f5d57')
    for j,y in enumerate((-.6,2.1,4.8)):
        for i,x in enumerate((-2.9,-1.55,1.0,2.35,3.7)): yogamat(x+rs.uniform(-.05,.05),y+rs.uniform(-.07,.07),cols[(i+j*3)%4],rs.uniform(-.05,.05))
    yogamat(-.28,7.6,cols[1],R_(2),True)
# aisle flowers and lanterns
for y in(.2,3.4,6.6,9.8):
    for s in(-1,1) if not YOGA or y>9 else (): lantern((s*.62-.12,y,0),brass,.42,.19,2.5,2250,12)
for s in(-1,1):
    lathe(smoothprofile([(0,0),(.16,0),(.16,.02),(.05,.06),(.04,.7),(.06,.75),(.16,.9),(.15,.92),(0,.85)],4),brass,(s*1.75,Y1-2.4,.0),32); dup([BIG],(s*1.75,Y1-2.4,.95),s)
rs=np.random.RandomState(3); v,f=leafmesh(.05,.045,-.3,4); I=[]
for k in range(70 if YOGA else 420):
    a=rs.uniform(0,6.28); x=-.13+rs.normal()*.22; y=rs.uniform(-4.6,12); yv=Vector((math.cos(a),math.sin(a),.15)).normalized(); xv=yv.cross(Vector((0,0,1))).normalized(); I.append(Matrix.Translation((x,y,.006))@Matrix((xv,yv,xv.cross(yv))).transposed().to_4x4()@Matrix.Scale(rs.uniform(.6,1.1),4))
place_leaves(F2.data.materials[0],v,f,I)
# string lights
bulb=lathe([(.034*math.sin(q),-.042*math.cos(q)) for q in np.linspace(0,math.pi,10)],M_emit('bulb',(1,.70,.36),13),(0,0,0),10); bulb.visible_diffuse=False; bulb.visible_shadow=False; bulb.visible_glossy=False
posts=[(5.6,y) for y in(-2.4,3.2,8.8,13.6)]
for x,y in () if YOGA else posts: tube([(x,y,0),(x,y,4.5)],.035,iron,smooth=False); lathe([(.09,0),(.05,.05),(0,.1)],brass,(x,y,4.5),12)
LP=[]
for i,y in enumerate(() if YOGA else np.linspace(-3.4,13.2,8)): LP.append(festoon((ax+.1,y-.5*(-1)**i,4.3),(5.6,y+.7*(-1)**i,4.4),.62,iron,bulb,.40))
for P in LP[::2]:
    for q in(.22,.5,.78): p=P[int(q*(len(P)-1))]; point((p[0],p[1],p[2]-.15),52,kelvin(2500),.12)
# palms and planting on the right
mt=M_stone('trunk',srgb('#6b5a48'),srgb('#3a2f26'),.8,2,.6); ml=M_leaf('palm',srgb('#456b3c'),.35)
for x,y,h,sd in((6.9,9.4,5.0,3),(7.6,13.2,6.2,4),(6.8,4.4,4.6,6)): palm((x,y,0),h,22,2.4,sd,mt,ml,.4); spot((x-.6,y-.9,.3),(x,y,h*.85),330,kelvin(2500),60,.7,.03); box((x,y,.25),(1.0,1.0,.5),wall,.02)
hide([PL,CH,TP,FLM,TL,TF,bowl,BIG,bulb]+AR)
area((0,-10,8),(0,3,0.5),12,5,330,(.55,.62,1.0)); area((1.0,-5.2,3.2),(1.6,-.5,.8),2,1,22,kelvin(3000))
sun((-.62,-.80,-.50),3.6,(1,.86,.68)); daylight((0,-10,8),(0,3,.5),12,5,500,(1,.97,.93))
if YOGA: area((3,13,7),(0,2,.4),10,5,650,kelvin(3900))
camera((-.20,-4.95,1.74),(.05,8,1.5),24,None,None,shift_y=-.075 if YOGA else -.035)
finish(bloom=.065,wb=(.95,1,1.10),sat=.97)
