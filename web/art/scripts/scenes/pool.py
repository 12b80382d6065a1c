import sys,os; sys.path.insert(0,os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from props_venues import *
reset(7); setup(exposure=.9,clamp=5)
brass=M_brass(); teak=M_wood('teak',srgb('#4a2f1c'),srgb('#9a6f45'),rough=.5); cush=M_fabric('cush',srgb('#e9e3d7'),bump=.12,var=.04); towel=M_fabric('towel',srgb('#1f5a5e'),bump=.6); stone=M_stone('travertine',srgb('#b9aa92'),srgb('#8d7f6a'),.42); coping=M_stone('coping',srgb('#d3c8b4'),srgb('#b5a992'),.38); wall=M_plaster('wall',srgb('#d8cdbb'),.1); dark=M_plain('d',srgb('#151310'),.45); iron=M_plain('iron',srgb('#1a1816'),.4,.7)
pw,py0,py1=2.6,-2.2,15.0   # half width, near, far
# sky, sea
world_gradient([(0,(1.0,.42,.16)),(.03,(.95,.38,.19)),(.09,(.62,.27,.25)),(.2,(.26,.19,.33)),(.42,(.075,.105,.27)),(.9,(.02,.04,.14))],.62,.92,axis_noise=.17)
sea=N('sea'); o_=sea.obj(); bp=sea.bump(sea.noise(.25,8,.65,vec=sea.mapping(o_,(1,1.0,1))),.6,1.6); p_=sea.pbsdf(Base_Color=srgb('#0d2735'),Roughness=.12,Specular=.6,Normal=bp); seao=plane((0,2600,-26),12000,5200,sea.done(p_))
hillm=N('hill'); e_=hillm.n('Emission',{'Color':srgb('#3a3350'),'Strength':.55}); hm=hillm.done(e_); rs=np.random.RandomState(4)
def hill(x0,x1,y,h,seed,n=120):
    r=np.random.RandomState(seed); ph=r.uniform(0,6.3,6); xs=np.linspace(x0,x1,n); V=[];F=[]; prof=[]
    for x in xs:
        t=(x-x0)/(x1-x0); z=h*math.sin(math.pi*t)**.8*(.55+.22*math.sin(5*t+ph[0])+.12*math.sin(13*t+ph[1])+.05*math.sin(31*t+ph[2])); prof.append(max(0,z)); V+=[(x,y,-26),(x,y,-26+max(0,z))]
    for i in range(n-1): F.append((2*i,2*i+2,2*i+3,2*i+1))
    mesh('hill',V,F,hm); return xs,prof
lm=M_emit('lights',(1,.62,.3),8); LV=[];LF=[]
for (x0,x1,y,h,sd,cnt) in ((-2600,-260,2600,300,3,260),(500,2900,3300,260,8,120)):
    xs,pr=hill(x0,x1,y,h,sd)
    for k in range(cnt):
        x=rs.uniform(x0+100,x1-60); zt=np.interp(x,xs,pr); z=-26+zt*rs.rand()**2.6*.8+6; s=rs.uniform(.8,1.9); b=len(LV); LV+=[(x-s,y-8,z-s),(x+s,y-8,z-s),(x+s,y-8,z+s),(x-s,y-8,z+s)]; LF.append((b,b+1,b+2,b+3))
mesh('lights',LV,LF,lm)
lakepalace((62,1000,-26),1.75,.12,.95)
# deck, pool shell, coping
cw=.42
class Sk:
    x0,x1=-(pw+cw),pw+cw
    def __call__(s,x,y): return abs(x)<pw+cw-.005 and y>py0-cw+.005
tiles(-9,9,py0-cw-3.6,py1+.4,.9,.6,0,stone,skip=Sk())
plane((-6,5,-.035),6-.1,24,dark); plane((6,5,-.035),6-.1,24,dark); plane((0,-4.6,-.035),18,4,dark)
for s in(-1,1): tiles(s*(pw+cw/2)-cw/2,s*(pw+cw/2)+cw/2,py0-cw,py1,cw,1.1,.012,coping,stagger=0)
tiles(-pw,pw,py0-cw,py0,1.1,cw,.012,coping,stagger=0)
pt=M_pooltile('tiles',srgb('#1a8292'),srgb('#7fdcde'),.10,.55,.10); D=1.45
plane((0,(py0+py1)/2,-D),2*pw,py1-py0,pt); 
for s in(-1,1): plane((s*pw,(py0+py1)/2,-D/2),D,py1-py0,pt,rot=(0,math.radians(90),0))
plane((0,py0,-D/2),2*pw,D,pt,rot=(math.radians(90),0,0)); box((0,py1+.1,-D/2-.035),(2*pw+.1,.2,D),pt,.01)
w=plane((0,(py0+py1)/2+.1,-.045),2*pw,py1-py0+.2,M_water(s1=1.0,s2=3.6,b1=.10,b2=.05))
for y in np.linspace(py0+1.6,py1-1.4,6):
    for s in(-1,1):   # the lamp lights the water unseen; what is seen of it is a dim round lens
        area((s*(pw-.03),y,-.75),(0,y,-.95),.35,.35,30,(.55,.95,1.0),170).visible_transmission=False
        o=cyl((s*(pw-.005),y,-.75),.10,.012,M_emit('lens',(.70,.97,1.0),1.15),32,.004,rot=(0,-s*math.pi/2,0)); o.visible_diffuse=False; o.visible_shadow=False
# left: arcade with arches, warm inside
L0,L1=-1.0,15.4; nb=6; bay=(L1-L0)/nb; ah=3.0
shape2d([(0,0),(L1-L0,0),(L1-L0,4.1),(0,4.1)],[foil_arch((i+.5)*bay,bay*.66,3.12,.0001,9,.085,.17) for i in range(nb)],.34,wall,(-6.1,L0,0),(math.radians(90),0,math.radians(90)),.01)
box((-6.1,(L0+L1)/2,4.16),(.62,L1-L0+.2,.14),coping,.02); box((-6.1,(L0+L1)/2,3.72),(.44,L1-L0,.06),coping,.015)
plane((-8.4,(L0+L1)/2,3.6),4.4,L1-L0,wall); plane((-9.6,(L0+L1)/2,1.9),4,L1-L0,wall,rot=(0,math.radians(90),0)); plane((-8,(L0+L1)/2,.0),4,L1-L0,stone)
for i in range(nb):
    y=L0+(i+.5)*bay; spot((-7.6,y,3.5),(-7.6,y,0),170,kelvin(2500),110,.9,.1); spot((-9.2,y,3.5),(-9.6,y,1.0),130,kelvin(2500),80,.9,.05)
    box((-8.9,y,.14),(.8,1.4,.24),teak,.02); box((-8.9,y,.42),(.9,1.5,.34),cush,.08,4); box((-9.3,y,.72),(.25,1.6,.5),cush,.09,4)
    yy=L0+i*bay; spot((-5.6,yy+.02,.05),(-5.95,yy+.02,3.8),75,kelvin(2500),50,.7,.02)
    # lantern hanging in the arch
    tube([(-6.1,y,ah-.05),(-6.1,y,2.42)],.008,iron,smooth=False); o=lathe([(.0,-.19),(.09,-.17),(.13,0),(.09,.17),(.03,.22)],M_emit('lan',(1,.6,.28),5),(-6.1,y,2.25),6,auto=15); o.visible_diffuse=False; point((-6.1,y,2.25),10,kelvin(2400),.1)
chajja((-6.2,(L0+L1)/2,4.0),.5,L1-L0,.62,coping,.19,.05)
for i in range(nb*8+1): box((-6.08,L0+i*bay/8,4.42),(.16,.22,.44),wall,.05)
# planting + palms
mt=M_stone('trunk',srgb('#6b5a48'),srgb('#3a2f26'),.8,2,.6); ml=M_leaf('palm',srgb('#456b3c'),.35); shr=M_leaf('shrub',srgb('#35552f'),.25)
def shrub(c,r,h,n,seed):
    rr=np.random.RandomState(seed); vs,fs=leafmesh(.14,.055,.3,4); it=[]
    for k in range(n):
        d=Vector(rr.normal(size=3)).normalized(); d.z=abs(d.z)*1.0; p=Vector((c[0]+d.x*r[0]*rr.uniform(.8,1),c[1]+d.y*r[1]*rr.uniform(.8,1),c[2]+d.z*h*rr.uniform(.7,1))); y=(d+Vector(rr.normal(size=3))*.5+Vector((0,0,.3))).normalized(); x=y.orthogonal().normalized(); z=x.cross(y); it.append(Matrix.Translation(p)@Matrix((x,y,z)).transposed().to_4x4()@Matrix.Scale(rr.uniform(.7,1.3),4))
    place_leaves(shr,vs,fs,it)
for i,(x,y,h,sd) in enumerate(((-4.4,9.2,4.6,1),(-4.6,13.8,5.4,2),(5.6,15.8,5.2,3),(7.2,11.6,6.2,4),(8.4,15.6,4.6,6))):
    palm((x,y,0),h,24,2.5,sd,mt,ml,.5); spot((x+.7,y-.9,.45),(x,y,h*.85),420,kelvin(2500),52,.7,.03); spot((x-.7,y-.7,.45),(x-.3,y,h),330,kelvin(2500),80,.8,.03)
    box((x,y,.2),(1.1,1.1,.4),wall,.02); shrub((x,y,.35),(.6,.6),.32,420,sd)
for y in np.linspace(1,14,8): shrub((8.9,y,.0),(.9,1.0),1.15,1500,int(y*7)); box((9.0,y,.42),(1.1,1.9,.80),M_plain('hedge%d'%int(y),srgb('#16261a'),.9),.25,4)
# right: loungers, parasols, lanterns
for i,y in enumerate((1.3,2.75,5.6,7.05,9.9,11.35)): lounger((4.55,y,0),math.radians(-90+(-2 if i%2 else 2)),teak,cush,towel)
canvas=M_cloth_trans('canvas',srgb('#e8ddc8'),.5)
for y in (2.02,6.32,10.62): parasol((5.25,y,0),canvas,teak,1.75,2.65,8,60); cyl((4.4,y,.0),.22,.42,wall,48,.02); lantern((4.4,y,.42),iron,.34,.16,4)
for x,y in ((-3.5,.4),(-3.5,4.4),(-3.5,8.4),(-3.5,12.4),(3.45,-.6),): lantern((x,y,.012),iron,.46,.2,9)
lantern((3.75,-.25,.012),iron,.34,.16,6)
# soft sky fill from behind the camera (cool)
area((0,-10,9),(0,4,0),14,6,420,(.5,.62,1.0))
camera((-.95,-5.3,1.62),(-.1,8,1.5),23,11,9,shift_y=-.015)
finish(bloom=.075,wb=(.97,1,1.06))
