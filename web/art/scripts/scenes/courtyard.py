import sys,os; sys.path.insert(0,os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from props_venues import *
reset(67); setup(exposure=.3,look='High Contrast',clamp=4,bounces=6)
sky(light=.9,cam=1.0); sun((.52,.55,-.80),3.4,(1,.90,.76))
stone=M_stone('floor',srgb('#cdbb9c'),srgb('#a58f6c'),.5); wall=M_plaster('wall',srgb('#e6d6ba'),.14); trim=M_plaster('trim',srgb('#f2e8d4'),.06); rose=M_plaster('rose',srgb('#d9a887'),.12); brass=M_brass(); walnut=M_wood('walnut',srgb('#2b1d13'),srgb('#6d4c32'),rough=.45); teal=M_plain('shutter',srgb('#2c5f59'),.5); dark=M_plain('dark',srgb('#2a2622'),.3); verde=M_marble('verde',srgb('#1d4a3c'),srgb('#8fb3a2'),1.5,.14,.28); pot=M_plain('pot',srgb('#a9583a'),.6,bump=.1); iron=M_plain('iron',srgb('#1a1816'),.4,.7)
HW,Y0,YB,GH,UH=7.2,-7.6,10.6,4.3,3.7; TOP=GH+UH   # half width, near end, back wall, heights of both storeys
tiles(-HW-3,HW+3,-9,YB+3,.9,.6,0,stone); plane((0,2,-.04),30,30,dark)
def stretch(L,bays):
    """one side of the court along x from 0 to L: an open arcade, a storey of windows over it, a parapet; seen from -y"""
    bay=L/bays; P=[]
    with grab() as g:
        shape2d([(0,0),(L,0),(L,GH),(0,GH)],[foil_arch((i+.5)*bay,bay*.72,3.45,.0001,9,.085,.17) for i in range(bays)],.42,wall,(0,.21,0),(R_(90),0,0),.012)
        for i in range(bays): tube(sway(foil_arch((i+.5)*bay,bay*.72+.14,3.52,.0001,9,.085,.17),(0,-.01,0)),.028,trim,2,smooth=False)
        for i in range(bays+1): column((i*bay,-.04,0),.115,GH-.35,trim,14); box((i*bay,-.03,GH-.18),(.34,.34,.34),trim,.02)
        for z,o_ in((GH,.62),(TOP+.08,.8)): chajja((L/2,.2,z+.06),L,.6,o_,trim,.22,.06); box((L/2,.12,z+.10),(L,.5,.14),trim,.02)
        for i in range(bays*5+1): box((i*bay/5,-.30,GH-.18),(.09,.42,.17),trim,.02)
        # upper storey: windows with jalis, shutters or open, in turn
        W,S,H=bay*.42,.95,2.75; sh=lambda c,g=0: foil_arch(c,W+2*g,H+g,S-g,7,.09,.18)
        shape2d([(0,0),(L,0),(L,UH),(0,UH)],[sh((i+.5)*bay) for i in range(bays)],.36,wall,(0,.20,GH),(R_(90),0,0),.01)
        for i in range(bays):
            c=(i+.5)*bay; tube(sway(sh(c,.07),(0,-.01,GH)),.03,trim,2,smooth=False); box((c,-.08,GH+S-.07),(W+.4,.26,.09),trim,.02); box((c,.32,GH+1.85),(W+.1,.04,2.0),dark,0)
            for z in(1.45,1.95): box((c,.27,GH+z),(W,.04,.035),walnut,0)
            for x in(-.5,0,.5): box((c+x*W*.96,.27,GH+1.85),(.045,.05,1.9),walnut,0)
            if i%2: 
                for s in(-1,1):
                    with grab() as q: [box((s*W*.26*1.0,0,z),(W*.48,.02,.055),teal,.004,rot=(R_(30),0,0)) for z in np.arange(1.0,2.3,.085)]; [box((s*W*.26+e*W*.24,0,1.62),(.05,.045,1.32),teal,.006) for e in(-1,1)]; [box((s*W*.26,0,z),(W*.5,.045,.05),teal,.006) for z in(.98,1.62,2.26)]
                    for o in q.objs: o.location.x+=c+s*W*.52; o.location.y+=-.06; o.location.z+=GH
            else: jali(c-W/2,c+W/2,.16,GH+S,.72,trim,th=.04)
        for i in range(bays+1): box((i*bay,-.02,GH+UH/2),(.22,.16,UH),trim,.02)
        box((L/2,.2,TOP+.42),(L,.42,.5),wall,.02)
        with grab() as gm: shape2d([(-.17,0),(-.19,.26),(-.10,.40),(0,.54),(.10,.40),(.19,.26),(.17,0)],[],.12,trim,(0,0,0),(R_(90),0,0),.015)
        mer=joined(gm.objs,'merlon'); n=int(L/.5)
        for i in range(n+1): dup([mer],(L*i/n,.16,TOP+.67))
        hide([mer])
        # the walk behind the arches, a door in every second bay
        box((L/2,3.0,GH/2),(L+6.2,.2,GH),rose,0); box((L/2,1.6,GH-.12),(L+6.2,3.0,.12),trim,0); box((L/2,2.9,.35),(L+6.2,.08,.7),wall,.01)   # as far as the next side's
        for i in range(bays):
            c=(i+.5)*bay; shape2d(foil_arch(c,1.35,2.75,.0001,7,.09,.18),[],.06,walnut if i%2 else teal,(0,2.88,0),(R_(90),0,0),.005); tube(sway(foil_arch(c,1.45,2.82,.0001,7,.09,.18),(0,2.84,0)),.035,trim,2,smooth=False); box((c,2.83,1.2),(.03,.03,2.4),brass,.004)
            tube([(c,.2,3.35),(c,.2,2.95)],.008,iron,smooth=False); lathe([(0,-.17),(.08,-.15),(.115,0),(.08,.15),(.025,.2)],brass,(c,.2,2.82),6,auto=15)
        box((L/2,2.2,TOP/2+GH/2),(L,3.2,UH),wall,0)   # the rooms upstairs keep the sun out
    for o in g.objs:
        if o.hide_render: continue
        P.append(o)
    return P
def turn(P,loc,rot):
    M=Matrix.Translation(loc)@Matrix.Rotation(rot,4,'Z')
    bpy.context.view_layer.update()
    for o in P: o.matrix_world=M@o.matrix_world
turn(stretch(2*HW,5),(-HW,YB,0),0); D=YB-Y0
turn(stretch(D,6),(-HW,Y0,0),R_(90)); turn(stretch(D,6),(HW,YB,0),R_(-90))
# a balcony with its own dome over the middle arch, kiosks on the corners
x,y,z=0,YB,GH+.55; w,d,h=2.0,1.1,2.2
lathe(smoothprofile([(0,-.8),(.12,-.75),(.35,-.42),(.75,-.16),(w*.56,0)],3),trim,(x,y,z),16,scale=(1,.9,1)); box((x,y-.4,z+.06),(w*1.1,d+.3,.14),trim,.02); box((x,y-d+.1,z+.42),(w*.96,.07,.52),trim,.01)
for s in(-1,1): column((x+s*w*.47,y-d+.1,z+.1),.065,h,trim,12); box((x+s*w*.47,y-d/2+.1,z+.42),(.07,d,.52),trim,.01)
shape2d([(-w*.5,h+.12),(-w*.5,h*.5)]+foil_arch(0,w*.88,h,h*.5,7,.09,.18,5)+[(w*.5,h*.5),(w*.5,h+.12)],[],.09,trim,(x,y-d+.1,z+.1),(R_(90),0,0),.004)
chajja((x,y-.4,z+h+.28),w,d+.2,.42,trim,.16,.05); box((x,y-.4,z+h+.32),(w,d+.2,.14),trim,.02); dome((x,y-.42,z+h+.36),w*.40,trim,brass,28)
for s in(-1,1): chhatri((s*(HW-.3),YB+1.2,TOP+.72),2.3,1.8,trim,brass,1.0)
chhatri((0,YB+1.4,TOP+.72),2.9,2.2,trim,brass,1.0)
# the fountain: an eight-sided basin, two bowls, threads of water
fx,fy=0,2.6; lathe([(2.10,0),(2.14,.05),(2.04,.10),(2.04,.42),(2.16,.48),(2.16,.56),(1.80,.56),(1.80,.06),(0,.06)],trim,(fx,fy,0),8,smooth=False,rot=(0,0,R_(22.5))); lathe([(2.18,.004),(2.75,.006),(2.75,0)],verde,(fx,fy,0),64); lathe([(2.75,.004),(2.86,.007),(2.86,0)],brass,(fx,fy,0),64)
n=N('pond'); o=n.n('NewGeometry').outputs['Position']; r=n.n('VectorMath',operation='DISTANCE'); n.set(r,0,o); n.set(r,1,(fx,fy,.44)); hgt=n.math('ADD',n.math('MULTIPLY',n.math('SINE',n.math('MULTIPLY',r.outputs['Value'],26)),.35),n.noise(5,4,.55,vec=o)); p_=n.pbsdf(Base_Color=srgb('#1f5a5c'),Roughness=.04,Specular=.7); n.set(p_,'Normal',n.bump(hgt,.25,.03)); wat=n.done(p_); cyl((fx,fy,.40),1.84,.04,wat,8,0).rotation_euler=(0,0,R_(22.5))
lathe(smoothprofile([(.42,.06),(.42,.30),(.30,.42),(.16,.60),(.13,.80),(.20,.92),(.14,1.02),(.18,1.10)],4),trim,(fx,fy,0),32); lathe(smoothprofile([(.12,1.06),(.45,1.14),(.80,1.32),(.86,1.40),(.80,1.40),(.45,1.22),(0,1.20)],5),trim,(fx,fy,0),64); cyl((fx,fy,1.335),.77,.012,wat,48,0)
lathe(smoothprofile([(.20,1.20),(.10,1.40),(.08,1.62),(.13,1.72),(.09,1.80)],4),trim,(fx,fy,0),24); lathe(smoothprofile([(.07,1.78),(.24,1.83),(.42,1.95),(.45,2.00),(.41,2.00),(.24,1.90),(0,1.89)],5),trim,(fx,fy,0),48); cyl((fx,fy,1.955),.40,.010,wat,40,0); lathe(smoothprofile([(.10,1.9),(.05,2.05),(.09,2.15),(.11,2.24),(.05,2.34),(.02,2.46),(0,2.5)],4),trim,(fx,fy,0),20)
thread=M_glass('thread',(.97,.99,1),.05,1.33)
for k in range(8):
    a=R_(22.5+45*k); c,s=math.cos(a),math.sin(a); tube([(fx+c*(.86+.10*t**.5),fy+s*(.86+.10*t**.5),1.40-.97*t*t-.02*t) for t in np.linspace(0,1,12)],.010,thread,3,radii=[1.2-.5*t for t in np.linspace(0,1,12)])
for k in range(6):
    a=R_(60*k); c,s=math.cos(a),math.sin(a); tube([(fx+c*(.45+.07*t**.5),fy+s*(.45+.07*t**.5),2.0-.64*t*t-.02*t) for t in np.linspace(0,1,10)],.007,thread,3)
# orange trees in planters, bougainvillea in pots by the columns
leaf=M_leaf('orange',srgb('#3f6b34'),.3); bark=M_stone('bark',srgb('#6a5745'),srgb('#3a2f26'),.85,3,.6); og=M_plain('og',srgb('#e08a1e'),.45,bump=.2,bscale=160); rs=np.random.RandomState(4); v,f=leafmesh(.11,.075,.3,4)
for k,(x,y) in enumerate(((-3.9,-.6),(3.9,-.6),(-3.9,5.8),(3.9,5.8))):
    box((x,y,.32),(1.0,1.0,.64),trim,.03); box((x,y,.62),(1.10,1.10,.09),trim,.02); box((x,y,.64),(.9,.9,.08),M_plain('soil%d'%k,(.03,.02,.012),.95),0); box((x,y-.505,.32),(.62,.02,.36),verde,.01)
    tube([(x,y,.6),(x+.03,y,1.2),(x-.02,y,1.75)],.055,bark,4); crown=tree(x,y,2.3,.95,leaf,bark,21+k,4200,.12)
    for q in range(26):
        d_=Vector(rs.normal(size=3)).normalized(); c=Vector((x,y,2.35))+Vector((d_.x*.86,d_.y*.86,d_.z*.72+.05)); near,rad=min(crown,key=lambda mass:(c-mass[0]).length-mass[1]); c=near+(c-near)*min(1,rad/(c-near).length)   # none hangs in the air
        lathe([(max(0,.045*math.sin(t)),-.045*math.cos(t)) for t in np.linspace(0,math.pi,12)],og,tuple(c),16)
mag=M_leaf('boug',srgb('#c23a78'),.35,.6); gr=M_leaf('bg',srgb('#4a7440'),.3)
for k,(x,y) in enumerate(((-6.55,-1.6),(-6.55,1.45),(-6.55,7.6),(6.55,-1.6),(6.55,4.5),(6.55,7.6),(-4.35,YB-.7),(4.35,YB-.7),(-1.45,YB-.7),(1.45,YB-.7))):
    lathe(smoothprofile([(0,0),(.17,0),(.27,.26),(.26,.48),(.29,.50),(.29,.55),(.25,.55),(.22,.5)],4),pot,(x,y,0),32); branches((x,y,.5),9,.85,.42,(.10,.07),gr,bark,k+2,7); branches((x,y,.55),10,.85,.52,(.075,.062),mag,bark,k+31,8)
camera((-.9,-6.6,1.72),(.25,8,1.72),23,None,None,shift_y=.095)
finish(vignette=.16)
