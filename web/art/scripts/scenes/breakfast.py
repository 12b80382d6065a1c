import sys,os; sys.path.insert(0,os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from props_rooms import *
start(13,exposure=.22,look='High Contrast',clamp=4,bounces=8); m=mats()
linen=M_fabric('cloth',srgb('#ece5d8'),bump=.22,var=.03,weave=1500); rustc=M_fabric('rn',srgb('#e6dac4'),bump=.35,weave=1400,sheen=.5); wick=M_wood('wick',srgb('#6a4526'),srgb('#b98a55'),rough=.6,uv=False); crust=M_crust()
terrace_table(linen)
# coffee pot, cups
coffee=M_plain('coffee',srgb('#2a1308'),.08,coat=.6)
coffee_pot((-.235,.175,0),m.silver,m.walnut,rot=R(-28),s=.98)
cup((.085,-.155,0),m,coffee,rot=R(-35)); cup((-.335,-.03,0),m,coffee,rot=R(200))
# small spoon on the saucer
def spoon(loc,rot,L=.12,met=None):
    with Group(loc,rot):
        tube([(0,0,.004),(L*.5,0,.006),(L*.85,0,.003)],.0021,met or m.silver,3,radii=[1.5,.8,.9]); lathe([(0.001,-.0016),(.0085,-.0008),(.0105,.001),(.0085,.0005),(0.001,-.0004)],met or m.silver,(L*.95,0,.003),24,scale=(1.5,1,1))
spoon((.065,-.222,.013),R(25))
# basket of croissants on a rust napkin
bx_,by_=.285,.185; basket((bx_,by_,0),.135,.062,wick)
v=[];f=[]; n=40
for j in range(n+1):
    for i in range(n+1):
        x=(i/n-.5)*.34; y=(j/n-.5)*.34; r=math.hypot(x,y); a=math.atan2(y,x)
        rr=max(abs(x),abs(y)); q=min(1,.127/max(r,1e-6)); z=.03+.05*min(1,(r/.12)**2)+.010*math.sin(7*a)*min(1,r/.1) if r<.127 else .08-(r-.127)*.55+.008*math.sin(7*a)
        sc=1 if r<.127 else (.127+(r-.127)*.55)/r; v.append((bx_+x*sc,by_+y*sc,z))
for j in range(n):
    for i in range(n): a=j*(n+1)+i; f.append((a,a+1,a+n+2,a+n+1))
o=mesh('nap',v,f,rustc,True); sm=o.modifiers.new('t','SOLIDIFY'); sm.thickness=.002
for dx,dy,z,rot,sd,tl in ((-.045,-.035,.055,20,1,.10),(.050,-.02,.058,140,2,-.08),(.0,.05,.060,265,3,.05),(.005,.0,.104,60,4,.12)): croissant((bx_+dx,by_+dy,z),R(rot),.125,.0300,sd,tl,crust)
# plate with a croissant in the middle front
px,py=-.105,-.06
lathe(smoothprofile([(0,.006),(.07,.006),(.085,.010),(.118,.019),(.117,.022),(.085,.014),(.068,.010),(0,.009)],4),m.china,(px,py,0),96); lathe([(.1165,.0192),(.1192,.0208),(.1165,.0224)],m.brass,(px,py,0),96)
croissant((px-.005,py+.006,.010),R(28),.158,.0365,7,0,crust)
for (dx,dy,rot,L,w) in ((.150,-.0,90,.17,.010),): box((px+dx,py+dy-.03,.0035),(.010,.09,.005),m.brass,.002); box((px+dx,py+dy+.06,.0035),(.015,.095,.0028),m.silver,.0013)
# fruit bowl
fx,fy=.02,.44; lathe(smoothprofile([(0,0),(.055,0),(.052,.008),(.018,.018),(.016,.045),(.03,.056),(.085,.075),(.128,.112),(.132,.118),(.126,.117),(.083,.082),(.03,.066),(0,.064)],6),m.brass,(fx,fy,0),96)
og=srgb('#d98328'); og2=srgb('#c86a1c'); 
for i,(dx,dy,z,r,c,c2) in enumerate(((-.05,-.035,.118,.042,og,og2),(.05,-.045,.118,.041,og,og2),(.0,.05,.118,.043,srgb('#a32a22'),srgb('#6f1614')),(-.07,.05,.125,.038,srgb('#d9a62e'),srgb('#c76b22')),(.07,.045,.122,.040,srgb('#b3362a'),srgb('#c98b2e')),(.0,-.0,.168,.041,og,og2))): fruit((fx+dx,fy+dy,z),r,c,i+1,col2=c2,stem=m.walnut if i in(2,4) else None,bscale=220 if i in (0,1,5) else 40,bump=.3 if i in (0,1,5) else .06,rough=.45 if i in(0,1,5) else .28)
gm=M_plain('grape',srgb('#3f1f38'),.25,coat=.3); rs=np.random.RandomState(6)
for i in range(34):
    t=i/33; a=rs.uniform(0,6.28); q=.028*(1-t*.6)*rs.rand()**.5; lathe([(.0105*math.sin(u),-.0118*math.cos(u)) for u in np.linspace(0,math.pi,14)],gm,(fx+.095+.055*t+q*math.cos(a),fy-.075-.02*t+q*math.sin(a),.135-.075*t**1.4+.012*math.sin(a)),20)
place_leaves(M_leaf('lf',srgb('#3f6a34'),.3),*leafmesh(.065,.034,.3,6),[Matrix.Translation((fx+dx,fy+dy,z))@Matrix.Rotation(R(a),4,'Z')@Matrix.Rotation(R(25),4,'X') for dx,dy,z,a in ((.01,-.01,.205,60),(.0,-.005,.205,190),(-.055,-.04,.157,120))])
def M_petal(name,col): n=N(name); q=n.n('MixShader'); n.set(q,0,.35); n.set(q,1,n.pbsdf(Base_Color=col,Roughness=.6,Specular=.2)); n.set(q,2,n.n('BsdfTranslucent',{'Color':col})); return n.done(q)
# flowers: cupped roses of cream, blush and saffron in a low green vase
vz=M_plain('vz',srgb('#12473b'),.12,coat=.8); vase((-.44,.36,0),vz,.52); pet=[M_petal('petal%d'%k,srgb(c)) for k,c in enumerate(('#f7e9d2','#f1c7b0','#faf0e0','#e9a469'))]; st=M_plain('st',srgb('#4d6b3a'),.5)
bouquet((-.44,.36,.135),15,.108,.16,pet,M_leaf('fl',srgb('#4f6f42'),.3),st,5,.046,peony,.5); branches((-.44,.36,.15),6,.27,.20,(.052,.026),M_leaf('eu',srgb('#7d9279'),.25),st,4,8)
# juice, jam, honey, butter
jg=M_plain('juice',srgb('#e2901f'),.3,coat=.2)
for x,y in ((.375,-.02),): lathe([(0,0),(.029,0),(.030,.004),(.034,.115),(.0325,.115),(.0285,.010),(0,.009)],m.glass,(x,y,0),64,auto=50); lathe([(0,.0095),(.0282,.010),(.0315,.088),(0,.088)],jg,(x,y,0),48,auto=50)
for x,y,c in ((.135,.05,'#7d1420'),(.195,.02,'#c77a12')): lathe(smoothprofile([(0,0),(.021,0),(.0225,.006),(.0225,.034),(.020,.04),(.020,.044),(.0185,.043),(.0205,.03),(.0205,.006),(0,.004)],4),m.glass,(x,y,0),48); lathe([(0,.005),(.0203,.006),(.0203,.031),(0,.030)],M_plain('jam'+c,srgb(c),.15,coat=.5),(x,y,0),40,auto=50)
lathe(smoothprofile([(0,.004),(.03,.004),(.04,.010),(.039,.012),(.03,.008),(0,.007)],4),m.china,(.02,.115,0),48); box((.02,.115,.019),(.038,.026,.020),M_plain('butter',srgb('#f3dc8c'),.4),.003,rot=(0,0,.4))
# one rose beside the cup
peony((-.30,-.185,.020),.026,2,pet[1],up=(-.3,-.6,.7)); place_leaves(M_leaf('lf9',srgb('#3f6a34'),.3),*leafmesh(.06,.03,.2,6),[Matrix.Translation((-.293,-.168,.004))@Matrix.Rotation(R(a),4,'Z') for a in (-60,-100,20)])
daylight((1.6,-2.6,2.2),(0,.1,.1),2.4,1.6,22,(1,.94,.84))
camera((.02,-1.2,.36),(.01,.16,.185),46,4.0,1.28,level=False)
end(wb=(.99,1,1.03),sat=1.05,bloom=.05)
