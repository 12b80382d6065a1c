import sys,os; sys.path.insert(0,os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from props_venues import *
reset(83); setup(exposure=.28,look='High Contrast',clamp=4,bounces=6)
sky(light=.85,cam=1.0); sun((.95,.72,-.66),2.7)
lime=M_plaster('lime',srgb('#efe6d3'),.12); stone=M_stone('step',srgb('#c9b595'),srgb('#98835f'),.6,.6,.2); brass=M_brass(); wood=M_wood('wood',srgb('#3a2516'),srgb('#82603c'),rough=.5)
tones=[M_plaster('tone%d'%k,srgb(c),.14) for k,c in enumerate(('#efe4cf','#e6d2ae','#dcb78c','#e9d6c4','#b9c9d6','#e2bd9c','#f3ecdd','#d8a67c'))]
dark=M_plain('opening',srgb('#2b2722'),.6); teal=M_plain('shutter',srgb('#2f5d58'),.55); trim=M_plaster('trim',srgb('#f6efe0'),.05)
# the lake, with the steps of the ghats in it
n=N('near'); o=n.n('NewGeometry').outputs['Position']; p=n.pbsdf(Base_Color=srgb('#3f626c'),Roughness=.06,Specular=.6); n.set(p,'Normal',n.bump(n.noise(1.1,5,.6,vec=n.mapping(o,(1,2.2,1))),.30,.10,normal=n.bump(n.noise(.22,6,.6,vec=o),.35,.4))); plane((0,60,0),400,320,n.done(p))
SY=40.0
for k in range(14): box((0,SY+k*.62+8,-.1+k*.17),(170,16,.36),stone,.02)
FY=SY+14*.62; FZ=2.3
# houses: a box with parapet and rows of arched openings, all openings in three meshes
rs=np.random.RandomState(12); W={0:([],[]),1:([],[]),2:([],[])}
def opening(kind,x,y,z,w,h):
    V,F=W[kind]; b=len(V); pts=[(-w/2,0),(w/2,0),(w/2,h*.66)]+[(w/2*math.cos(t),h*.66+h*.34*math.sin(t)) for t in np.linspace(0,math.pi,9)[1:-1]]+[(-w/2,h*.66)]
    V+=[(x+px,y,z+pz) for px,pz in pts]; F.append(tuple(range(b,b+len(pts))))
def house(x,y,z,w,d,floors,mat):
    fh=3.1; h=floors*fh; box((x,y+d/2,z+h/2-2),(w,d,h+4),mat,.03); box((x,y+d/2,z+h+.35),(w+.24,d+.24,.7),mat,.04); box((x,y-.06,z+h-.05),(w+.3,.3,.16),trim,.02)
    m=max(2,int(w/2.3))
    for f in range(floors):
        for i in range(m):
            if rs.rand()<.10: continue
            xx=x+(i+.5-m/2)*w/m; ww=.95*rs.uniform(.85,1.1); opening(1,xx,y-.03,z+f*fh+.72,ww+.34,1.86); opening(2 if rs.rand()<.22 else 0,xx,y-.05,z+f*fh+.80,ww,1.6)
        if f and rs.rand()<.45: box((x,y-.12,z+f*fh+.05),(w*.98,.24,.12),trim,.02)
    if floors>1 and rs.rand()<.5:   # a balcony with its own small roof
        xx=x+rs.uniform(-.22,.22)*w; f=rs.randint(1,floors); zz=z+f*fh
        box((xx,y-.55,zz+.45),(1.7,1.1,.95),trim,.03); box((xx,y-.5,zz+1.95),(1.5,.9,.3),trim,.02); box((xx,y-.42,zz+1.4),(1.3,.7,1.2),dark,0)
        for s in(-1,1): box((xx+s*.66,y-.92,zz+1.35),(.14,.14,1.1),trim,.02)
        chajja((xx,y-.5,zz+2.1),1.6,1.0,.30,trim,.14,.04); dome((xx,y-.5,zz+2.16),.62,trim,None,20)
for r,(dy,dz,count) in enumerate(((0,0,13),(9,4.6,14),(18,9.6,14),(28,15,14),(39,20.5,14),(52,26,15))):
    x=-58+rs.uniform(-3,0)
    while x<60:
        w=rs.uniform(5.2,9.4); fl=rs.randint(2,4) if r else rs.randint(1,4)
        drop=.0016*(x-6)**2*(r/5)   # the hill falls off to both sides
        house(x+w/2,FY+2+dy+rs.uniform(-1.2,1.2),FZ+dz-drop,w-.15,7,fl,tones[rs.randint(len(tones))]); x+=w
for k,mat in((1,trim),(0,dark),(2,teal)): mesh('openings%d'%k,W[k][0],W[k][1],mat)
# a temple spire and two domes over the roofs, kiosks along the steps, a water gate with three arches
S=(12,FY+34,FZ+20); box((S[0],S[1],S[2]+1),(7.4,7,6),lime,.1)
spire=[(3.15*(1-t**2.1)*(1+.045*(k%2))+.45,3.6+10.4*t) for k,t in enumerate(np.linspace(0,1,29))]; lathe(spire+smoothprofile([(.45,14.1),(.95,14.4),(.70,14.9),(.18,15.2),(.02,16.6)],4),tones[2],S,16,smooth=False)
for x,y,z,q in((-22,FY+22,FZ+16,2.9),(34,FY+23,FZ+15.5,2.7)): lathe([(q*1.1,-3),(q*1.1,1.2),(q*1.25,1.35),(q*1.25,1.6),(q,1.7)],lime,(x,y,z),32); dome((x,y,z+1.6),q,lime,brass,36)
for x in(-27,-15.5,21.5,33): chhatri((x,SY+5.2,FZ-.6),3.0,2.5,lime,brass,.95,th=.06)
gx=3.0; shape2d([(-8,0),(8,0),(8,6.2),(-8,6.2)],[foil_arch(c,3.6,4.6,.001,9,.085,.17) for c in(-4.9,0,4.9)],1.2,lime,(gx,FY-.6,FZ-.4),(R_(90),0,0),.02); box((gx,FY+.3,FZ+2),(15.4,.2,5),dark,0); box((gx,FY-.6,FZ+6.0),(16.6,1.9,.3),trim,.04); chajja((gx,FY-.6,FZ+5.6),16,1.2,.7,trim,.26,.06)
for c in(-6.6,0,6.6): chhatri((gx+c,FY-.4,FZ+6.3),2.3 if c else 3.0,1.9,lime,brass,.95,th=.06)
# trees between the houses, people's bright cloths drying on two roofs
tr=M_stone('trunk',srgb('#6b5a48'),srgb('#3a2f26'),.8,2,.6); lf=M_leaf('palm',srgb('#456b3c'),.35)
for x,y,z,h,sd in((-33,SY+7.5,1.6,6.5,3),(15.5,SY+7.5,1.9,6.0,6),(41,SY+7,1.5,6.8,4),(-8.5,SY+7.8,1.9,5.4,8)): palm((x,y,z),h,22,2.6,sd,tr,lf,.5)
for k,(x,y,z) in enumerate(((-18,FY+10,FZ+8.4),(24,FY+10.5,FZ+8.6))):
    for i,c in enumerate(('#c8542c','#e0a030','#0f5245','#b83a52')): curtain(x+i*1.25,y,x+i*1.25+1.0,y,z,z+1.7,M_fabric('cloth%d%d'%(k,i),srgb(c),var=.05),4,.06,seed=i)
# two boats
def hull(L,B,D,out,inn,sheer=.55,stern=.34):
    """a lake boat along y, bow at +y: rounded sections, the ends drawn up"""
    ns,nr=40,12; V=[];F=[]
    for i in range(ns+1):
        u=2*i/ns-1; b=B*max(.001,(1-abs(u)**2.6))**.62+.02; g=.34+(sheer if u>0 else stern)*abs(u)**3.0; k=-D+(D+.12)*abs(u)**5.0
        for j in range(nr+1): a=math.pi*j/nr; V.append((-b*math.cos(a),u*L/2*(1+.02*math.sin(a)),g-(g-k)*math.sin(a)**.62))
    for i in range(ns):
        for j in range(nr): q=i*(nr+1)+j; F.append((q,q+1,q+nr+2,q+nr+1))
    o=mesh('hull',V,F,out,True); s=o.modifiers.new('t','SOLIDIFY'); s.thickness=.05; s.offset=-1; s.material_offset=1; o.data.materials.append(inn); return o
paint=M_plain('paint',srgb('#0e4a3f'),.3,coat=.4); red=M_plain('red',srgb('#8f2f20'),.35,coat=.3)
for x,y,rot,L,mat in((-7.2,17,62,6.6,paint),(11.5,27,-70,5.4,red)):
    o=hull(L,.86,.30,mat,wood); o.location=(x,y,0); o.rotation_euler=(0,0,R_(rot))
    for s in(-.26,.08,.34): c=Matrix.Rotation(R_(rot),3,'Z')@Vector((0,s*L,0)); box((x+c.x,y+c.y,.30),(1.5,.32,.05),wood,.01,rot=(0,0,R_(rot)))
camera((-2,0,3.1),(0,40,6),31,None,None,shift_y=.125)
finish()
